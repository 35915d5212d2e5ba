import QuartzCore
import TestSupport
import Testing
import UIKit

/// Faults in what is drawn that people have reported, each as a scene here.
@MainActor
@Suite("Reported faults of pictures")
struct PictureReportTests {
  private func scene() -> (TransitionStage, UIView) {
    let stage = TransitionStage(size: CGSize(width: 64, height: 64))
    let screen = stage.screen("A")
    stage.show(screen)
    return (stage, screen.view)
  }

  @Test(.spec("B-159"))
  func `a child fades with its parent`() {
    let (stage, ground) = scene()
    let (parent, child) = (UIView(frame: ground.bounds), UIView(frame: ground.bounds))
    parent.alpha = 0.5
    child.alpha = 0.5
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.perform {
      ground.addSubview(parent)
      parent.addSubview(child)
    }
    let pixel = stage.middle
    let spec = SpecCase("B-159")
    spec.expect(pixel >> 16, equals: 255)
    // A quarter of red over white.
    spec.expect(that: (190...192).contains(pixel & 0xFF), "\(pixel & 0xFF)")
  }

  @Test(.spec("B-161"), arguments: [true, false])
  func `clipping cuts a shadow off, rounding alone does not`(clips: Bool) {
    let (stage, ground) = scene()
    let card = UIView(frame: CGRect(x: 12, y: 8, width: 40, height: 40))
    card.backgroundColor = .white
    card.layer.cornerRadius = 20
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.clipsToBounds = clips
    stage.perform { ground.addSubview(card) }
    let spec = SpecCase("B-161")
    // Below the card, within its shadow; and beside the round corner, where no shadow of a circle falls.
    spec.expect(that: (stage.pixel(32, 52) == 0xFFFFFF) == clips)
    spec.expect(stage.pixel(13, 55), equals: 0xFFFFFF)
  }

  @Test(.spec("B-169"))
  func `a view that was never shown has a snapshot only after an update`() {
    let (stage, ground) = scene()
    let view = UIView(frame: ground.bounds)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let spec = SpecCase("B-169")
    let (empty, full) = stage.world.perform {
      (
        view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true)
      )
    }
    spec.expect(that: empty == nil)
    spec.expect(stage.world.issues.count, equals: 1)
    stage.perform { if let full { ground.addSubview(full) } }
    spec.expect(stage.middle, equals: 0xFF0000)
    let again = stage.world.perform { full?.snapshotView(afterScreenUpdates: false) }
    stage.perform {
      full?.removeFromSuperview()
      if let again { ground.addSubview(again) }
    }
    spec.expect(stage.middle, equals: 0xFF0000)
  }
}
