import QuartzCore

/// A transition from a view's old look to its new one.
///
/// A picture of the old look lies over the view and fades, slides or turns away; the view's content is new at once.
///
/// > Compatibility: curls are slides of the old picture, as pages do not bend here.
struct ViewTransition {
  let container: UIView
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  func run(_ change: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    let body = {
      if options.contains(.allowAnimatedContent) {
        change()
      } else {
        UIView.performWithoutAnimation(change)
      }
    }
    guard let style = options.transition, duration > 0, UIView.areAnimationsEnabled,
      let cover = makeCover()
    else {
      body()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    body()
    container.layoutIfNeeded()
    container.layer.addSublayer(cover)
    play(style, cover: cover) { finished in
      cover.removeFromSuperlayer()
      completion?(finished)
    }
  }

  /// A layer with a picture of what the container shows now.
  private func makeCover() -> CALayer? {
    let isOnScreen = container.layer.presentation() != nil
    guard
      let image = container.snapshotImage(
        of: container.bounds,
        afterScreenUpdates: !isOnScreen
      )
    else { return nil }
    let cover = CALayer()
    cover.name = "transition"
    cover.contents = image
    cover.frame = container.bounds
    cover.zPosition = Self.coverDepth
    cover.isDoubleSided = true
    return cover
  }

  /// In front of what the container holds.
  private static let coverDepth: CGFloat = 0.5

  private func play(
    _ style: Style,
    cover: CALayer,
    completion: @escaping (Bool) -> Void
  ) {
    let group = CompletionGroup(completion)
    if let turn = style.turn {
      add(fade(of: cover, isAbrupt: true), to: cover, group: group)
      add(halfTurn(turn), to: container.layer, group: group)
    } else if style == .crossDissolve {
      add(fade(of: cover, isAbrupt: false), to: cover, group: group)
    } else {
      World.current.report(.pageCurls, in: "UIView.transition")
      add(slide(of: cover, up: style == .curlUp), to: cover, group: group)
    }
    group.close()
  }

  private func add(_ animation: CAPropertyAnimation, to layer: CALayer, group: CompletionGroup) {
    animation.duration = duration
    animation.fillMode = .both
    animation.timingFunction = options.timing.function
    animation.isRemovedOnCompletion = layer === container.layer
    animation.delegate = BlockAnimationDelegate(group.enter())
    layer.add(animation, forKey: layer.freeKey(for: "transition.\(animation.keyPath ?? "")"))
  }

  /// The old picture's opacity: fading, or gone after half the time.
  private func fade(of cover: CALayer, isAbrupt: Bool) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [CGFloat(1), CGFloat(0)]
    animation.calculationMode = isAbrupt ? .discrete : .linear
    return animation
  }

  private func slide(of cover: CALayer, up: Bool) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = cover.position.y
    animation.toValue = cover.position.y + (up ? -1 : 1) * container.bounds.height
    return animation
  }

  /// A quarter turn away and, from the other side, a quarter turn back, in perspective.
  private func halfTurn(_ turn: (x: CGFloat, y: CGFloat)) -> CAPropertyAnimation {
    let steps = 16
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = (0...2 * steps).map { step -> Any in
      let half = CGFloat(step) / CGFloat(2 * steps)
      let angle = half <= 0.5 ? half * .pi : (half - 1) * .pi
      var transform = CATransform3DIdentity
      transform.m34 = -1 / Self.eyeDistance
      return CATransform3DRotate(transform, angle, turn.x, turn.y, 0)
    }
    animation.isAdditive = true
    return animation
  }

  /// How far the eye is from the turning view, in points.
  private static let eyeDistance: CGFloat = 1000
}
