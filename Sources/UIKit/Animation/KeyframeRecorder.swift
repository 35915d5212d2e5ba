import QuartzCore

/// Collects the changes of an `animateKeyframes` block and makes one animation of each property.
final class KeyframeRecorder {
  private let calculationMode: CAAnimationCalculationMode
  private(set) var tracks: [Track] = []
  /// The animator that the keyframes are part of; nil when they are a block of their own.
  let animator: UIViewPropertyAnimator?
  /// The part of the duration, from 0 to 1, that changes belong to now.
  private var span: ClosedRange<Double> = 0...1

  init(
    calculationMode: CAAnimationCalculationMode,
    animator: UIViewPropertyAnimator? = nil
  ) {
    self.animator = animator
    self.calculationMode = calculationMode
  }

  /// Runs changes that take place in a part of the duration.
  func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = span
    let from = min(1, max(0, start))
    span = from...min(1, max(from, start + duration))
    changes()
    span = outer
  }

  func record(_ change: PropertyChange) {
    let segment = Segment(span: span, value: change.new)
    let index = tracks.firstIndex {
      $0.layer === change.layer && $0.keyPath == change.keyPath
    }
    if let index {
      tracks[index].segments.append(segment)
      tracks[index].final = change.new
    } else {
      tracks.append(
        Track(
          layer: change.layer,
          keyPath: change.keyPath,
          isAdditive: change.isAdditive,
          initial: change.old,
          final: change.new,
          segments: [segment]
        )
      )
    }
  }

  func makeAnimations() -> [(CALayer, CAKeyframeAnimation)] {
    tracks.map { ($0.layer, $0.makeAnimation(calculationMode: calculationMode)) }
  }
}
