import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Tints behind alerts and sheets")
struct TintDimmingTests {
  /// A view that counts how often it is told of its tint.
  private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// A screen with a view that has a tint of its own, a label in a button and a coloured button.
  private final class Scene {
    let stage = TransitionStage()
    let screen: TestScreen
    let tinted = TintedView()
    let kept = UIView()
    let text: UIButton
    let filled: UIButton

    init() {
      let stage = stage
      screen = stage.screen("A")
      var look = UIButton.Configuration.filled()
      look.title = "Filled"
      (text, filled) = stage.world.perform { [look] in
        (UIButton(type: .system), UIButton(configuration: look))
      }
      stage.world.perform {
        text.setTitle("Text", for: .normal)
        let root: UIView = screen.view
        for (index, view) in ([tinted, kept, text, filled] as [UIView]).enumerated() {
          view.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 200, height: 44)
          root.addSubview(view)
        }
        tinted.tintColor = .red
        kept.tintAdjustmentMode = .normal
      }
      stage.show(screen)
      tinted.changes = 0
    }

    func present(_ controller: UIViewController) {
      stage.perform { screen.present(controller, animated: true) }
    }

    func dismiss() {
      stage.perform { screen.dismiss(animated: true) }
    }

    func isDimmed(_ view: UIView) -> Bool { view.tintAdjustmentMode == .dimmed }
  }

  private func alert(_ stage: TransitionStage) -> UIAlertController {
    stage.world.perform {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      return alert
    }
  }

  /// How colourful a colour is.
  private func chroma(_ color: CGColor?) -> Double {
    guard let rgba = color?.rgba else { return 0 }
    return max(rgba.x, rgba.y, rgba.z) - min(rgba.x, rgba.y, rgba.z)
  }

  @Test func `tints turn grey behind an alert and come back with its end`() {
    let scene = Scene()
    scene.present(alert(scene.stage))
    scene.stage.run(1)
    #expect([scene.tinted, scene.text, scene.filled].allSatisfy(scene.isDimmed))
    #expect(!scene.isDimmed(scene.kept))
    #expect(chroma(scene.tinted.tintColor.cgColor) == 0)
    #expect(chroma(scene.kept.tintColor.cgColor) > 0.5)
    #expect(scene.tinted.changes == 1)
    let title = scene.screen.presentedViewController?.view
    #expect(title.map { chroma($0.tintColor.cgColor) > 0.5 } == true)
    scene.dismiss()
    scene.stage.run(1)
    #expect(!scene.isDimmed(scene.tinted))
    #expect(scene.tinted.tintColor == .red)
    #expect(scene.tinted.changes == 2)
  }

  @Test func `what is drawn fades, from exactly what was there`() {
    let scene = Scene()
    let before = scene.stage.picture()
    scene.present(alert(scene.stage))
    #expect(scene.stage.picture() == before)
    #expect(scene.text.titleLabel?.layer.animation(forKey: "contents") != nil)
    scene.stage.run(0.1)
    let halfway = scene.stage.picture()
    scene.stage.run(1)
    #expect(scene.stage.picture() != halfway)
    scene.dismiss()
    scene.stage.run(1)
    #expect(scene.stage.picture() == before)
  }

  @Test func `a dismissal that is taken back dims again`() {
    let scene = Scene()
    let sheet = scene.stage.screen("B")
    scene.present(sheet)
    scene.stage.run(1)
    let dimmed = scene.stage.picture()
    let spy = scene.stage.modalSpy(animator: TestAnimator(log: scene.stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    sheet.transitioningDelegate = spy
    scene.dismiss()
    #expect(!scene.isDimmed(scene.tinted))
    scene.stage.perform { driver.update(0.5) }
    scene.stage.perform { driver.cancel() }
    scene.stage.run(1)
    #expect(scene.isDimmed(scene.tinted) && scene.isDimmed(scene.filled))
    #expect(scene.stage.picture() == dimmed)
    scene.dismiss()
    scene.stage.perform { driver.finish() }
    scene.stage.run(1)
    #expect(!scene.isDimmed(scene.tinted))
  }

  @Test func `a sheet that is low enough dims nothing until it is raised`() {
    let scene = Scene()
    let sheet = scene.stage.screen("B")
    scene.stage.world.perform {
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    scene.present(sheet)
    scene.stage.run(1)
    #expect(!scene.isDimmed(scene.tinted))
    scene.stage.perform { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(scene.isDimmed(scene.tinted))
    scene.stage.perform { scene.screen.dismiss(animated: false) }
    #expect(!scene.isDimmed(scene.tinted))
  }

  @Test func `a full-screen presentation dims nothing, an alert over a sheet dims the sheet too`() {
    let scene = Scene()
    let full = scene.stage.screen("Full")
    full.modalPresentationStyle = .overFullScreen
    scene.present(full)
    scene.stage.run(1)
    #expect(!scene.isDimmed(scene.tinted))
    scene.dismiss()
    scene.stage.run(1)
    let sheet = scene.stage.screen("Sheet")
    scene.present(sheet)
    scene.stage.run(1)
    #expect(!scene.isDimmed(sheet.view))
    let alert = alert(scene.stage)
    scene.stage.perform { sheet.present(alert, animated: true) }
    scene.stage.run(1)
    #expect(scene.isDimmed(sheet.view) && !scene.isDimmed(alert.view))
    scene.stage.perform { scene.screen.dismiss(animated: true) }
    scene.stage.run(1)
    #expect(!scene.isDimmed(sheet.view) && !scene.isDimmed(scene.tinted))
  }

  @Test func `a view that comes meanwhile is told, and its tint is dimmed once`() {
    let scene = Scene()
    scene.present(alert(scene.stage))
    scene.stage.run(1)
    let late = TintedView()
    late.tintColor = .green
    late.changes = 0
    scene.stage.perform { scene.tinted.addSubview(late) }
    #expect(late.changes == 1)
    #expect(chroma(late.tintColor.cgColor) == 0)
    scene.stage.perform { late.removeFromSuperview() }
    #expect(late.tintColor == .green)
  }
}
