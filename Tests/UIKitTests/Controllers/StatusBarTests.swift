import Testing
import UIKit

@MainActor
@Suite("The status bar")
struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private func screen(_ style: UIStatusBarStyle) -> Screen {
    let screen = Screen()
    screen.style = style
    return screen
  }

  private func show(_ root: UIViewController) -> Stage {
    let stage = Stage()
    stage.turn { stage.window.rootViewController = root }
    return stage
  }

  private func style(_ stage: Stage) -> UIStatusBarStyle {
    stage.run { UIApplication.shared.statusBar.style }
  }

  @Test func `looks as the root wants it`() {
    #expect(style(show(screen(.lightContent))) == .lightContent)
    #expect(style(Stage()) == .default)
  }

  @Test func `changes when the controller says so, and not before`() {
    let root = screen(.default)
    let stage = show(root)
    #expect(style(stage) == .default)
    var calls = 0
    stage.run { UIApplication.shared.statusBarNeedsUpdate = { calls += 1 } }
    root.style = .lightContent
    root.hides = true
    #expect(style(stage) == .default)
    stage.run { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(calls == 1)
    #expect(style(stage) == .lightContent)
    #expect(stage.run { UIApplication.shared.statusBar.isHidden })
  }

  @Test func `follows the top of a stack whose bar is hidden, and the bar otherwise`() {
    let navigation = UINavigationController(rootViewController: screen(.default))
    let stage = show(navigation)
    stage.turn { navigation.pushViewController(screen(.lightContent), animated: false) }
    #expect(style(stage) == .default)
    stage.turn { navigation.isNavigationBarHidden = true }
    #expect(style(stage) == .lightContent)
    stage.turn { navigation.popViewController(animated: false) }
    #expect(style(stage) == .default)
    stage.turn {
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.barStyle = .black
      navigation.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(style(stage) == .lightContent)
  }

  @Test func `turns when a push begins`() {
    let navigation = UINavigationController(rootViewController: screen(.default))
    navigation.isNavigationBarHidden = true
    let stage = show(navigation)
    stage.turn { navigation.pushViewController(screen(.lightContent), animated: true) }
    stage.advance(0.05)
    #expect(navigation.transitionCoordinator != nil)
    #expect(style(stage) == .lightContent)
  }

  @Test(arguments: [true, false])
  func `follows what covers the screen, and other presentations if they ask for it`(asks: Bool) {
    let root = screen(.default)
    let stage = show(root)
    let cover = screen(.lightContent)
    cover.modalPresentationStyle = .overFullScreen
    cover.modalPresentationCapturesStatusBarAppearance = asks
    stage.turn { root.present(cover, animated: false) }
    stage.advance(0.1)
    #expect(style(stage) == (asks ? .lightContent : .default))
    stage.turn { cover.dismiss(animated: false) }
    stage.advance(0.1)
    #expect(style(stage) == .default)
    let full = screen(.lightContent)
    full.modalPresentationStyle = .fullScreen
    stage.turn { root.present(full, animated: false) }
    stage.advance(0.1)
    #expect(style(stage) == .lightContent)
  }

  @Test
  func `is light in front of the black around a controller that a full sheet lets stand back`() {
    let root = screen(.darkContent)
    let stage = show(root)
    let sheet = screen(.darkContent)
    stage.turn {
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: false)
    }
    #expect(style(stage) == .darkContent)
    stage.turn { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(style(stage) == .lightContent)
    stage.turn { root.dismiss(animated: false) }
    #expect(style(stage) == .darkContent)
  }
}
