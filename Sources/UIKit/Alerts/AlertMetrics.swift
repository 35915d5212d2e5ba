import QuartzCore

/// The measures of alerts in the middle and at the bottom, in points.
struct AlertMetrics {
  let width: CGFloat
  let rowHeight: CGFloat
  let radius: CGFloat
  let titleFont: UIFont
  let messageFont: UIFont
  let buttonFontSize: CGFloat
  let textInset: UIEdgeInsets
  let textSpace: CGFloat

  static let alert = AlertMetrics(
    width: 270,
    rowHeight: 44,
    radius: 14,
    titleFont: .systemFont(ofSize: 17, weight: .semibold),
    messageFont: .systemFont(ofSize: 13),
    buttonFontSize: 17,
    textInset: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16),
    textSpace: 3
  )

  /// The widest sheet stands on a phone that is held upright.
  static let sheet = AlertMetrics(
    width: 420,
    rowHeight: 57,
    radius: 14,
    titleFont: .systemFont(ofSize: 13, weight: .semibold),
    messageFont: .systemFont(ofSize: 13),
    buttonFontSize: 20,
    textInset: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16),
    textSpace: 6
  )
}
