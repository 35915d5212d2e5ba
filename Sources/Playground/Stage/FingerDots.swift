import QuartzCore
import UIKit

/// Marks of the two fingers of a pinch, on the phone's glass.
final class FingerDots {
  private static let radius: CGFloat = 14
  private let dots: [CALayer]

  /// Makes the marks, unseen.
  ///
  /// - Parameter glass: The layer that the marks lie in.
  init(on glass: CALayer) {
    dots = (0..<2).map { _ in
      let dot = CALayer()
      dot.bounds = CGRect(x: 0, y: 0, width: Self.radius * 2, height: Self.radius * 2)
      dot.cornerRadius = Self.radius
      dot.backgroundColor = UIColor(white: 0.55, alpha: 0.6).cgColor
      dot.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
      dot.borderWidth = 1.5
      dot.zPosition = 1
      dot.isHidden = true
      glass.addSublayer(dot)
      return dot
    }
  }

  /// Shows the marks at two points of the glass, or hides them.
  ///
  /// - Parameter points: The points; none hides the marks.
  func show(at points: [CGPoint]) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = index >= points.count
      if index < points.count { dot.position = points[index] }
    }
  }

  /// Whether the marks are seen.
  var isShown: Bool { dots.contains { !$0.isHidden } }
}
