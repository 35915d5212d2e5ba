import QuartzCore

extension UILabel: BaselineText {
  func textBaseline(isFirst: Bool) -> UIView.Baseline {
    let width = wrapsContent ? layoutState?.measuringWidth ?? .infinity : .infinity
    let height = fittingSize(width: width).height
    return UIView.Baseline(centering: height, font: style.font, isFirst: isFirst)
  }
}

extension UIButton: BaselineText {
  func textBaseline(isFirst: Bool) -> UIView.Baseline {
    guard let label = titleLabel, label.text?.isEmpty == false else {
      return UIView.Baseline(fraction: isFirst ? 0 : 1, constant: 0)
    }
    let height = label.intrinsicContentSize.height
    return UIView.Baseline(centering: height, font: label.font, isFirst: isFirst)
  }
}

extension UITextField: BaselineText {
  func textBaseline(isFirst: Bool) -> UIView.Baseline {
    let font = font ?? .systemFont(ofSize: 17)
    return UIView.Baseline(centering: font.lineHeight, font: font, isFirst: isFirst)
  }
}

extension UIView.Baseline {
  /// The line of a text that stands in the middle of its view's height.
  init(centering height: CGFloat, font: UIFont, isFirst: Bool) {
    fraction = 0.5
    constant = isFirst ? font.ascender - height / 2 : height / 2 + font.descender
  }
}
