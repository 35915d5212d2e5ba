import UIKit

/// A value of a layer that can be animated.
nonisolated enum AnimatedValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case flag(Bool)

  /// What `CABasicAnimation` takes.
  var animationValue: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .flag(let value): value
    }
  }

  var point: CGPoint? {
    if case .point(let value) = self { value } else { nil }
  }

  var size: CGSize? {
    if case .size(let value) = self { value } else { nil }
  }

  static func == (lhs: AnimatedValue, rhs: AnimatedValue) -> Bool {
    switch (lhs, rhs) {
    case (.number(let one), .number(let other)): one == other
    case (.point(let one), .point(let other)): one == other
    case (.size(let one), .size(let other)): one == other
    case (.rect(let one), .rect(let other)): one == other
    case (.transform(let one), .transform(let other)): CATransform3DEqualToTransform(one, other)
    case (.color(let one), .color(let other)): one == other
    case (.path(let one), .path(let other)): one === other
    case (.flag(let one), .flag(let other)): one == other
    default: false
    }
  }
}

extension CALayer {
  /// The layer's value for a key.
  func heroValue(for key: AnimatedKey) -> AnimatedValue {
    switch key {
    case .overlayOpacity, .opacity: .number(Double(opacity))
    case .position: .point(position)
    case .size: .size(bounds.size)
    case .transform: .transform(transform)
    case .cornerRadius: .number(cornerRadius)
    case .backgroundColor: .color(backgroundColor)
    case .borderColor: .color(borderColor)
    case .borderWidth: .number(borderWidth)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .masksToBounds: .flag(masksToBounds)
    case .shadowColor: .color(shadowColor)
    case .shadowRadius: .number(shadowRadius)
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowPath: .path(shadowPath)
    case .shadowOffset: .size(shadowOffset)
    case .contentsRect: .rect(contentsRect)
    case .contentsScale: .number(contentsScale)
    }
  }

  /// Sets the layer's value for a key, without an implicit animation.
  func setHeroValue(_ value: AnimatedValue, for key: AnimatedKey) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    switch value {
    case .number(let number): setHeroNumber(number, for: key)
    case .point(let point): if key == .position { position = point } else { anchorPoint = point }
    case .size(let size):
      if key == .size { bounds.size = size } else { shadowOffset = size }
    case .rect(let rect): contentsRect = rect
    case .transform(let matrix): transform = matrix
    case .color(let color): setHeroColor(color, for: key)
    case .path(let path): shadowPath = path
    case .flag(let flag): masksToBounds = flag
    }
    CATransaction.commit()
  }

  private func setHeroNumber(_ number: Double, for key: AnimatedKey) {
    switch key {
    case .overlayOpacity, .opacity: opacity = Float(number)
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .zPosition: zPosition = number
    case .shadowRadius: shadowRadius = number
    case .shadowOpacity: shadowOpacity = Float(number)
    case .contentsScale: contentsScale = number
    default: break
    }
  }

  private func setHeroColor(_ color: CGColor?, for key: AnimatedKey) {
    switch key {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    default: break
    }
  }
}

nonisolated extension HeroTargetState {
  /// Returns the values to animate, by key; a size change may be turned into a scale of the current
  /// size.
  func animatedValues(currentSize size: CGSize) -> [AnimatedKey: AnimatedValue] {
    var values: [AnimatedKey: AnimatedValue] = [:]
    values[.position] = position.map { .point($0) }
    values[.anchorPoint] = anchorPoint.map { .point($0) }
    values[.opacity] = opacity.map { .number(Double($0)) }
    values[.cornerRadius] = cornerRadius.map { .number($0) }
    values[.backgroundColor] = backgroundColor.map { .color($0) }
    values[.borderColor] = borderColor.map { .color($0) }
    values[.borderWidth] = borderWidth.map { .number($0) }
    values[.zPosition] = zPosition.map { .number($0) }
    values[.masksToBounds] = masksToBounds.map { .flag($0) }
    values[.contentsRect] = contentsRect.map { .rect($0) }
    values[.contentsScale] = contentsScale.map { .number($0) }
    values[.overlayOpacity] = overlay.map { .number($0.opacity) }
    if displayShadow {
      values[.shadowColor] = shadowColor.map { .color($0) }
      values[.shadowRadius] = shadowRadius.map { .number($0) }
      values[.shadowOpacity] = shadowOpacity.map { .number(Double($0)) }
      values[.shadowPath] = shadowPath.map { .path($0) }
      values[.shadowOffset] = shadowOffset.map { .size($0) }
    }
    values[.size] = resizes(from: size) ? self.size.map { .size($0) } : nil
    values[.transform] = animatedTransform(currentSize: size).map { .transform($0) }
    return values
  }

  private func resizes(from size: CGSize) -> Bool {
    useScaleBasedSizeChange != true || size.width == 0 || size.height == 0
  }

  private func animatedTransform(currentSize size: CGSize) -> CATransform3D? {
    guard let target = self.size, !resizes(from: size) else { return transform }
    return CATransform3DScale(
      transform ?? CATransform3DIdentity,
      target.width / size.width,
      target.height / size.height,
      1
    )
  }
}
