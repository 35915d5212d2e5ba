import UIKit

/// A value of a layer that can be animated.
nonisolated enum AnimatedValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  // Much larger than the others, and rarer.
  indirect case transform(CATransform3D)
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
    CATransaction.withoutActions {
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
    }
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
  func animatedValues(currentSize: CGSize) -> AnimatedTable<AnimatedValue> {
    var values = AnimatedTable<AnimatedValue>()
    if let overlay { values[.overlayOpacity] = .number(overlay.opacity) }
    if let position { values[.position] = .point(position) }
    if let size = self.size, resizes(from: currentSize) { values[.size] = .size(size) }
    if let transform = animatedTransform(currentSize: currentSize) {
      values[.transform] = .transform(transform)
    }
    if let opacity { values[.opacity] = .number(Double(opacity)) }
    if let cornerRadius { values[.cornerRadius] = .number(cornerRadius) }
    if let backgroundColor { values[.backgroundColor] = .color(backgroundColor) }
    if let borderColor { values[.borderColor] = .color(borderColor) }
    if let borderWidth { values[.borderWidth] = .number(borderWidth) }
    if let zPosition { values[.zPosition] = .number(zPosition) }
    if let anchorPoint { values[.anchorPoint] = .point(anchorPoint) }
    if let masksToBounds { values[.masksToBounds] = .flag(masksToBounds) }
    if displayShadow { addShadow(to: &values) }
    if let contentsRect { values[.contentsRect] = .rect(contentsRect) }
    if let contentsScale { values[.contentsScale] = .number(contentsScale) }
    return values
  }

  private func addShadow(to values: inout AnimatedTable<AnimatedValue>) {
    if let shadowColor { values[.shadowColor] = .color(shadowColor) }
    if let shadowRadius { values[.shadowRadius] = .number(shadowRadius) }
    if let shadowOpacity { values[.shadowOpacity] = .number(Double(shadowOpacity)) }
    if let shadowPath { values[.shadowPath] = .path(shadowPath) }
    if let shadowOffset { values[.shadowOffset] = .size(shadowOffset) }
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
