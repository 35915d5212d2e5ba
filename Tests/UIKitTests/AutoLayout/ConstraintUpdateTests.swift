import QuartzCore
import Testing
import UIKit

@Suite("Updates of constraints") @MainActor struct ConstraintUpdateTests {
  final class Log {
    var lines: [String] = []
  }

  final class UpdatingView: UIView {
    var name = ""
    var log: Log?

    override func updateConstraints() {
      log?.lines.append("\(name).update")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.lines.append("\(name).layout")
    }
  }

  final class UpdatingController: UIViewController {
    var log: Log?

    override func updateViewConstraints() {
      log?.lines.append("controller.update")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      log?.lines.append("controller.willLayout")
    }

    override func viewDidLayoutSubviews() {
      log?.lines.append("controller.didLayout")
    }
  }

  final class BasedView: UIView {
    private var isMade = false
    let child = UIView()

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      if !isMade {
        isMade = true
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        NSLayoutConstraint.activate([
          child.widthAnchor.constraint(equalToConstant: 10),
          child.heightAnchor.constraint(equalToConstant: 20),
          child.centerXAnchor.constraint(equalTo: centerXAnchor),
          child.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }
      super.updateConstraints()
    }
  }

  private let stage = Stage(width: 320, height: 480)

  @Test func `given requests, then inner views update first, and layout goes from outside in`() {
    let log = Log()
    let (outer, inner) = (UpdatingView(), UpdatingView())
    let controller = UpdatingController()
    stage.turn {
      stage.window.rootViewController = controller
      (outer.name, inner.name) = ("outer", "inner")
      (outer.log, inner.log, controller.log) = (log, log, log)
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      controller.view.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
    }
    #expect(!inner.needsUpdateConstraints())
    #expect(
      log.lines == [
        "inner.update", "outer.update", "controller.update", "controller.willLayout",
        "controller.didLayout", "outer.layout", "inner.layout",
      ]
    )
    log.lines = []
    stage.turn { inner.setNeedsUpdateConstraints() }
    #expect(log.lines.prefix(1) == ["inner.update"])
    #expect(!log.lines.contains("outer.update"))
  }

  @Test func `given a class based on constraints, then it makes them in its update`() {
    let root = stage.shownView()
    let view = stage.turn {
      let view = BasedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(view)
      return view
    }
    #expect(view.child.frame == CGRect(x: 20, y: 15, width: 10, height: 20))
  }

  @Test func `given a detached tree, when it is laid out, then its constraints hold`() {
    let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)), UIView())
    stage.run {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-5-[view]-7-|",
          metrics: nil,
          views: ["view": view]
        )
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[view(height)]",
            metrics: ["height": 12],
            views: ["view": view]
          )
      )
      box.layoutIfNeeded()
    }
    #expect(view.frame == CGRect(x: 5, y: 0, width: 48, height: 12))
  }
}
