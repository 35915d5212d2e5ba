import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Presentations in a World that ends")
struct EndedWorldTests {
  /// When the World ends.
  enum Moment: CaseIterable {
    case announced
    case coming
    case there
    case leaving
  }

  /// The controllers of a World that ended; only weakly held.
  private final class Remains {
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    weak var window: UIWindow?
  }

  private func remains(of moment: Moment, _ style: UIModalPresentationStyle) -> Remains {
    let remains = Remains()
    let stage = TransitionStage()
    let (presenter, presented) = (stage.screen("A"), stage.screen("B"))
    (remains.presenter, remains.presented, remains.window) = (presenter, presented, stage.window)
    stage.show(presenter)
    presented.modalPresentationStyle = style
    stage.world.perform {
      presenter.present(presented, animated: true) { presenter.view.setNeedsLayout() }
      presenter.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        presenter.view.setNeedsLayout()
      }
    }
    guard moment != .announced else { return remains }
    stage.run(0.1)
    guard moment != .coming else { return remains }
    stage.run(2)
    guard moment != .there else { return remains }
    stage.perform { presenter.dismiss(animated: true) { presenter.view.setNeedsLayout() } }
    stage.run(0.1)
    return remains
  }

  @Test(arguments: Moment.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `nothing of a presentation outlives its World`(
    moment: Moment,
    style: UIModalPresentationStyle
  ) {
    let remains = remains(of: moment, style)
    #expect(remains.presented == nil)
    #expect(remains.presenter == nil)
    #expect(remains.window == nil)
  }
}
