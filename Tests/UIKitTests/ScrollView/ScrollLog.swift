import Foundation

@testable import UIKit

/// A delegate that writes down what it is told; repeated scrolls count once.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var target: CGPoint?
  var zoomed: UIView?
  private(set) var velocity = CGPoint.zero

  private func note(_ event: String) {
    if event == "scroll", log.last == "scroll" { return }
    log.append(event)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
}
