import Foundation
import Testing
import UIKit

@Suite("Parameters of animators") struct CurveParameterTests {
  @Test func `a curve has the control points of its name`() {
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(easeIn.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(easeIn.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(easeIn.timingCurveType == .cubic)
  }

  @Test func `an animator with a damping ratio follows a spring for its duration`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { view.alpha = 0 }
    #expect(animator.duration == 0.4)
    #expect(animator.timingParameters?.springTimingParameters != nil)
    animator.startAnimation()
    #expect(view.alpha == 0)
    animator.stopAnimation(true)
  }

  @Test func `rectangles and vectors have their plain meaning`() {
    #expect(CGRect(x: 1, y: 2, width: 0, height: 5).isEmpty)
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4))
    )
    let vector = CGVector(dx: 3, dy: 4)
    #expect(hypot(vector.dx, vector.dy) == 5)
  }

  @Test func `a text without a translation is its own key, and a class has its module's name`() {
    #expect(NSLocalizedString("Greeting", comment: "") == "Greeting")
    #expect(NSStringFromClass(UIView.self) == "UIKit.UIView")
  }

  @Test func `bold type is heavier than plain type of the same size`() {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    #expect(bold.pointSize == 17)
    let (wide, narrow) = ("Stagecraft" as NSString, "Stagecraft" as NSString)
    let plain = narrow.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(wide.size(withAttributes: [.font: bold]).width > plain.width)
  }

  @Test func `a button keeps a background picture for a state`() {
    let button = UIButton()
    let image = UIImage()
    button.setBackgroundImage(image, for: .highlighted)
    #expect(button.backgroundImage(for: .highlighted) === image)
    #expect(button.backgroundImage(for: .normal) == nil)
  }
}
