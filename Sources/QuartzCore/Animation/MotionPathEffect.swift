/// A keyframe animation along a path.
final class MotionPathEffect: AnimationEffect {
  private let property: LayerProperty
  private let path: MotionPath
  private let curve: TimingCurve?
  private let spacing: KeyframeSpacing
  private let times: [Double]
  private let isPaced: Bool
  private let isDiscrete: Bool
  private let rotation: CAAnimationRotationMode?

  init(
    _ property: LayerProperty,
    _ path: MotionPath,
    curve: TimingCurve?,
    spacing: KeyframeSpacing,
    mode: CAAnimationCalculationMode,
    rotation: CAAnimationRotationMode?
  ) {
    self.property = property
    self.path = path
    self.curve = curve
    self.rotation = rotation
    isPaced = mode == .paced || mode == .cubicPaced
    isDiscrete = mode == .discrete
    self.spacing = isPaced ? KeyframeSpacing(times: nil, curves: []) : spacing
    times =
      isPaced
      ? path.pacedTimes
      : spacing.times.map { Array($0.prefix(path.pieces.count + 1)) }
        ?? path.evenTimes
  }

  override var hasEffect: Bool { true }
  override var keyPaths: [String] { [property.keyPath] }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    guard concerns(name) else { return }
    let (point, tangent) = place(at: curve?.evaluate(sample.progress) ?? sample.progress)
    var value = SIMD4(Double(point.x), Double(point.y), 0, 0)
    if isCumulative, sample.cycle > 0 {
      let end = autoreverses ? path.start : path.pieces.last?.points.last ?? path.start
      value += SIMD4(Double(end.x), Double(end.y), 0, 0) * sample.cycle
    }
    state.put(.vector(value), of: property, isAdditive: isAdditive)
    guard let rotation, tangent != .zero else { return }
    let angle = atan2(Double(tangent.dy), Double(tangent.dx))
    state.setVector(
      SIMD4(rotation == .rotateAutoReverse ? angle + .pi : angle, 0, 0, 0),
      of: LayerProperty(.transform, .component(.rotationZ))
    )
  }

  private func place(at progress: Double) -> (CGPoint, CGVector) {
    guard !path.pieces.isEmpty, times.count >= 2 else { return (path.start, .zero) }
    let (index, raw) = KeyframeSpacing.segment(at: progress, times: times)
    let piece = path.pieces[min(index, path.pieces.count - 1)]
    if isDiscrete {
      return MotionPath.Piece.evaluate(piece.points, progress >= 1 ? 1 : 0)
    }
    let part = spacing.paced(raw, in: index)
    return MotionPath.Piece.evaluate(
      piece.points,
      isPaced ? piece.parameter(atLength: part) : part
    )
  }
}
