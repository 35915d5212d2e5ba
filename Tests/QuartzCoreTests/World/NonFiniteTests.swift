import QuartzCore
import Testing

/// What is not a number, or infinite, is reported and ignored wherever it comes in.
@Suite("Values that are not finite") @MainActor struct NonFiniteTests {
  nonisolated static let bad: [Double] = [.nan, .infinity, -.infinity]

  private let stage = Stage()

  /// Makes a change and says whether it was reported.
  private func isReported(_ body: () -> Void) -> Bool {
    stage.world.clearIssues()
    stage.still(body)
    return stage.world.issues.contains { $0.message.contains("not finite") }
  }

  private func numbers(_ layer: CALayer) -> [Double] {
    let state = layer.evaluatedState(at: stage.world.clock.now)
    return LayerProperty.Base.allCases.filter { $0 != .custom }.flatMap { base -> [Double] in
      switch state.value(of: LayerProperty(base)) {
      case .vector(let v)?: [v.x, v.y, v.z, v.w]
      case .transform(let t)?: t.numbers
      case .numbers(let list)?: list
      case .colors(let list)?: list.flatMap { [$0.x, $0.y, $0.z, $0.w] }
      case .path(let path)?:
        path.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
      case .object?, nil: []
      }
    }
  }

  enum Kind: CaseIterable, Sendable {
    case plain, shape, gradient, replicator, text

    @MainActor var layer: CALayer {
      switch self {
      case .plain: CALayer()
      case .shape: CAShapeLayer()
      case .gradient: CAGradientLayer()
      case .replicator: CAReplicatorLayer()
      case .text: CATextLayer()
      }
    }
  }

  @Test(arguments: Kind.allCases) func `no key path lets them in`(kind: Kind) {
    let layer = stage.layer(kind.layer)
    let before = numbers(layer)
    for base in LayerProperty.Base.allCases {
      let path = base.rawValue
      for number in Self.bad {
        let bad = CGFloat(number)
        let value: Any? =
          switch base.kind {
          case .number: bad
          case .point: CGPoint(x: 0, y: bad)
          case .size: CGSize(width: bad, height: 0)
          case .rect: CGRect(x: 0, y: 0, width: 1, height: bad)
          case .color: CGColor(srgbRed: 0, green: bad, blue: 0, alpha: 1)
          case .transform: CATransform3DMakeScale(1, bad, 1)
          case .path: CGPath(rect: CGRect(x: 0, y: 0, width: bad, height: 1), transform: nil)
          case .numbers: [0, number]
          case .colors: [CGColor(srgbRed: bad, green: 0, blue: 0, alpha: 1)]
          case .flag, .object: nil
          }
        guard let value else { continue }
        guard layer.modelState.value(of: LayerProperty(base)) != nil || base.kind == .path else {
          continue
        }
        #expect(isReported { layer.setValue(value, forKeyPath: path) }, "\(path)")
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        #expect(isReported { layer.add(animation, forKey: "x") }, "\(path)")
        let frames = CAKeyframeAnimation(keyPath: path)
        frames.values = [value, value]
        frames.duration = 1
        #expect(isReported { layer.add(frames, forKey: "y") }, "\(path)")
        stage.world.tick()
        #expect(numbers(layer) == before, "\(path)")
        stage.still { layer.removeAllAnimations() }
      }
    }
  }

  @Test(arguments: NonFiniteTests.bad) func `no property lets them in`(number: Double) {
    let bad = CGFloat(number)
    let (layer, shape) = (stage.layer(CALayer()), stage.layer(CAShapeLayer()))
    let (gradient, copies) = (stage.layer(CAGradientLayer()), stage.layer(CAReplicatorLayer()))
    let (text, scroll) = (stage.layer(CATextLayer()), stage.layer(CAScrollLayer()))
    let color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: bad)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bad, y: 0))
    let changes: [(String, () -> Void)] = [
      ("frame", { layer.frame = CGRect(x: bad, y: 0, width: 1, height: 1) }),
      ("position", { layer.position.x = bad }),
      ("bounds", { layer.bounds.size.width = bad }),
      ("affine", { layer.setAffineTransform(CGAffineTransform(scaleX: bad, y: 1)) }),
      ("sublayerTransform", { layer.sublayerTransform.m34 = bad }),
      ("opacity", { layer.opacity = Float(bad) }),
      ("background", { layer.backgroundColor = color }),
      ("border", { layer.borderColor = color }),
      ("shadowPath", { layer.shadowPath = path }),
      ("shadowOffset", { layer.shadowOffset.height = bad }),
      ("contentsRect", { layer.contentsRect.origin.y = bad }),
      ("contentsCenter", { layer.contentsCenter.size.height = bad }),
      ("contentsScale", { layer.contentsScale = bad }),
      ("beginTime", { layer.beginTime = Double(bad) }),
      ("speed", { layer.speed = Float(bad) }),
      ("timeOffset", { layer.timeOffset = Double(bad) }),
      ("path", { shape.path = path }),
      ("lineWidth", { shape.lineWidth = bad }),
      ("strokeEnd", { shape.strokeEnd = bad }),
      ("fillColor", { shape.fillColor = color }),
      ("dashes", { shape.lineDashPattern = [1, NSNumber(value: Double(bad))] }),
      ("dashPhase", { shape.lineDashPhase = bad }),
      ("colors", { gradient.colors = [color] }),
      ("locations", { gradient.locations = [NSNumber(value: Double(bad))] }),
      ("startPoint", { gradient.startPoint.x = bad }),
      ("instanceDelay", { copies.instanceDelay = Double(bad) }),
      ("instanceColor", { copies.instanceColor = color }),
      ("instanceRedOffset", { copies.instanceRedOffset = Float(bad) }),
      ("instanceTransform", { copies.instanceTransform.m41 = bad }),
      ("fontSize", { text.fontSize = bad }),
      ("scroll", { scroll.scroll(to: CGPoint(x: bad, y: 0)) }),
      ("transaction", { CATransaction.setAnimationDuration(Double(bad)) }),
    ]
    for (name, change) in changes { #expect(isReported(change), "\(name)") }
    stage.world.tick()
    for layer in [layer, shape, gradient, copies, text, scroll] {
      #expect(!numbers(layer).contains { !$0.isFinite })
    }
  }

  @Test(arguments: NonFiniteTests.bad) func `no animation lets them in`(number: Double) {
    let bad = CGFloat(number)
    let basic = CABasicAnimation(keyPath: "position.x")
    let frames = CAKeyframeAnimation(keyPath: "position")
    let (spring, transition) = (CASpringAnimation(keyPath: "position.x"), CATransition())
    let layer = stage.layer(CALayer())
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: bad, y: 0))
    let changes: [(String, () -> Void)] = [
      ("duration", { basic.duration = Double(bad) }),
      ("begin", { basic.beginTime = Double(bad) }),
      ("offset", { basic.timeOffset = Double(bad) }),
      ("speed", { basic.speed = Float(bad) }),
      ("mass", { spring.mass = bad }),
      ("velocity", { spring.initialVelocity = bad }),
      ("start", { transition.startProgress = Float(bad) }),
      ("end", { transition.endProgress = Float(bad) }),
      ("curve", { _ = CAMediaTimingFunction(controlPoints: 0, Float(bad), 1, 1) }),
      (
        "times",
        {
          frames.values = [CGPoint.zero, CGPoint(x: 1, y: 1)]
          frames.keyTimes = [0, NSNumber(value: number)]
          layer.add(frames, forKey: nil)
        }
      ),
      (
        "path",
        {
          frames.keyTimes = nil
          frames.path = path
          layer.add(frames, forKey: nil)
        }
      ),
    ]
    for (name, change) in changes {
      #expect(isReported(change), "\(name)")
    }
    #expect(basic.duration == 0 && basic.speed == 1 && spring.mass == 1)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(layer.evaluatedState(at: 0).position.x.isFinite)
  }

  @Test func `values that are finite but huge do not overflow on the way`() {
    let layer = stage.layer(CALayer())
    let huge = CGFloat.greatestFiniteMagnitude
    for path in ["position.x", "opacity", "transform.scale", "bounds.size.width"] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = -huge
      animation.toValue = huge
      animation.duration = 1
      stage.add(animation, to: layer)
    }
    for time in [0, 0.3, 0.5, 1] {
      let state = layer.evaluatedState(at: time)
      #expect(state.position.x.isFinite && state.opacity.isFinite && state.transform.isFinite)
    }
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.mass = .leastNormalMagnitude
    spring.stiffness = huge
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = 1
    stage.add(spring, to: layer, forKey: "spring")
    #expect(layer.evaluatedState(at: 0.5).position.x.isFinite)
    #expect(!spring.settlingDuration.isNaN)
  }

  @Test func `degenerate geometry works`() {
    let (parent, layer) = (stage.layer(CALayer()), CALayer())
    stage.still {
      parent.addSublayer(layer)
      layer.frame = CGRect(x: 3, y: 4, width: -5, height: 0)
      #expect(layer.bounds.size == CGSize(width: 5, height: 0))
      layer.transform = CATransform3DMakeScale(0, 1, 1)
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(layer.convert(CGPoint(x: 1, y: 1), from: parent).x.isFinite)
      #expect(parent.convert(CGRect(x: 0, y: 0, width: 9, height: 9), from: layer).width.isFinite)
      layer.transform = CATransform3D()
      #expect(layer.hitTest(.zero) == nil)
      #expect(layer.frame.width.isFinite)
    }
    #expect(stage.world.issues.isEmpty)
  }

  @Test func `a display link takes any rate`() {
    final class Target {
      var count = 0
      func fire() { count += 1 }
    }
    let target = Target()
    stage.world.perform {
      let link = CADisplayLink(target: target, selector: Selector("fire", Target.fire))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: .nan)
      link.add(to: .main, forMode: .common)
    }
    stage.world.advance(by: 0.1)
    #expect(target.count > 0)
  }
}
