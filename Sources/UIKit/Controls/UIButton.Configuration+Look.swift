import QuartzCore

extension UIButton.Configuration {
  /// The font of the title: the one that was set, or that of the size.
  var resolvedTitleFont: UIFont {
    if let titleFont { return titleFont }
    let weight: UIFont.Weight = buttonSize == .large ? .semibold : .regular
    let size: CGFloat =
      switch buttonSize {
      case .mini, .small: 15
      case .medium, .large: 17
      }
    return .systemFont(ofSize: size, weight: weight)
  }

  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .leading: .left
    case .trailing: .right
    case .automatic, .center: .center
    }
  }

  /// The radius of the corners for a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }

  func kindForeground(tint: UIColor) -> UIColor {
    kind == .filled ? .white : tint
  }

  func kindBackground(tint: UIColor) -> UIColor? {
    switch kind {
    case .plain: baseBackgroundColor
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
  }
}
