import QuartzCore

extension UILabel {
  func recordFontAppearance() {
    let font = style.font
    recordAppearance(
      of: UILabel.self,
      key: "font",
      isUntouched: { $0.style.font == .systemFont(ofSize: 17) },
      isShown: { $0.style.font == font },
      apply: { $0.font = font }
    )
  }

  func recordTextColorAppearance() {
    let color = style.textColor
    recordAppearance(
      of: UILabel.self,
      key: "textColor",
      isUntouched: { $0.style.textColor == .label },
      isShown: { $0.style.textColor == color },
      apply: { $0.textColor = color }
    )
  }
}
