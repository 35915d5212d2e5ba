import UIKit

/// A scrolling view that shows where it goes on: content fades out at such an edge, and a bar stays in sight.
final class FadingScrollView: UIView, UIScrollViewDelegate {
  /// What scrolls.
  let content = UIScrollView()
  private let top = CAGradientLayer()
  private let bottom = CAGradientLayer()
  private let bar = CALayer()
  private static let fade: CGFloat = 36

  /// Makes an empty view.
  ///
  /// - Parameter color: The ground, into which the content fades.
  init(color: UIColor) {
    super.init(frame: .zero)
    content.showsVerticalScrollIndicator = false
    content.delegate = self
    addSubview(content)
    let clear = color.withAlphaComponent(0).cgColor
    top.colors = [color.cgColor, clear]
    bottom.colors = [clear, color.cgColor]
    bar.backgroundColor = ChromeColor.controlEdge.cgColor
    bar.cornerRadius = 2
    for sublayer in [top, bottom, bar] { layer.addSublayer(sublayer) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    showEdges()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showEdges()
  }

  private func showEdges() {
    let visible = bounds.height
    let total = content.contentSize.height
    let range = max(total - visible, 0)
    let offset = min(max(content.contentOffset.y, 0), range)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    bar.isHidden = range < 1 || visible < 24
    guard !bar.isHidden else {
      top.isHidden = true
      bottom.isHidden = true
      return
    }
    top.isHidden = offset < 1
    bottom.isHidden = range - offset < 1
    let fade = min(FadingScrollView.fade, visible / 3)
    top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: fade)
    bottom.frame = CGRect(x: 0, y: visible - fade, width: bounds.width, height: fade)
    let track = visible - 8
    let length = max(24, track * visible / total)
    bar.frame = CGRect(
      x: bounds.width - 8,
      y: 4 + (track - length) * offset / range,
      width: 4,
      height: length
    )
  }
}
