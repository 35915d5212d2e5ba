import QuartzCore

/// The field of a search bar: a grey capsule with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let iconWidth: CGFloat = 30
  private static let cornerRadius: CGFloat = 10

  /// Makes a field.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Makes a field.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    clearButtonMode = .whileEditing
    returnKeyType = .search
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    let icon = UIImageView(
      image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    )
    icon.setFixedTint(.secondaryLabel)
    icon.contentMode = .center
    leftView = icon
    leftViewMode = .always
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if layer.cornerRadius != Self.cornerRadius { layer.cornerRadius = Self.cornerRadius }
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: Self.iconWidth, height: bounds.height)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    rect.size.width = max(rect.width - 6, 0)
    return rect
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 26, y: bounds.midY - 10, width: 20, height: 20)
  }
}
