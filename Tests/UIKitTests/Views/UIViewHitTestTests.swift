import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIView hit testing") struct UIViewHitTestTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(.spec("U-25"))
  func `given a subview outside its parent, when it is touched, then nothing is hit`() {
    let child = UIView(frame: CGRect(x: 80, y: 80, width: 50, height: 50))
    view.addSubview(child)
    SpecCase("U-25").expect(
      that: view.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil,
      "descends outside the bounds"
    )
    #expect(view.hitTest(CGPoint(x: 90, y: 90), with: nil) === child)
  }

  @Test(.spec("U-163"))
  func `given what keeps touches away, when a view is touched, then only alpha 0.01 is hit`() {
    func isHit(_ change: (UIView) -> Void) -> Bool {
      let view = UIView(frame: self.view.frame)
      change(view)
      return view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view
    }
    SpecCase("U-163").expect(
      [
        isHit { $0.alpha = 0.01 }, isHit { $0.alpha = 0.009 }, isHit { $0.isHidden = true },
        isHit { $0.isUserInteractionEnabled = false },
      ],
      equals: [true, false, false, false]
    )
  }

  @Test
  func `given overlapping subviews, when they are touched, then the last one wins over zPosition`()
  {
    let (first, second) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    view.addSubview(first)
    view.addSubview(second)
    first.layer.zPosition = 10
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === second)
  }

  @Test func `given a rotated subview, when its corner is touched, then its own plane decides`() {
    let child = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.addSubview(child)
    #expect(view.hitTest(CGPoint(x: 26, y: 26), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 50, y: 20), with: nil) === child)
  }

  @Test func `given a pass-through view, when hitTest is overridden, then its answer counts`() {
    final class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let cover = PassThrough(frame: view.bounds)
    view.addSubview(cover)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }
}
