import QuartzCore
import Testing
import UIKit

@MainActor @Suite("UIView hierarchy") struct UIViewHierarchyTests {
  private let stage = Stage()
  private let log = EventLog()

  private func view(_ name: String) -> LoggingView { LoggingView(name, log) }

  @Test func `given a view, when it is added, then callbacks come in the specified order`() {
    let parent = view("parent")
    stage.run { stage.window.addSubview(parent) }
    let child = view("child")
    child.addSubview(view("grandchild"))
    _ = log.take()
    stage.run { parent.addSubview(child) }
    #expect(
      log.take() == [
        "child.willMove(toSuperview: view)", "child.willMove(toWindow: window)",
        "grandchild.willMove(toWindow: window)", "child.didMoveToWindow",
        "grandchild.didMoveToWindow", "child.didMoveToSuperview", "parent.didAddSubview",
      ]
    )
  }

  @Test func `given a view, when it moves between parents, then the old parent is told first`() {
    let (first, second, child) = (view("first"), view("second"), view("child"))
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(
      log.take() == [
        "child.willMove(toSuperview: view)", "first.willRemoveSubview",
        "child.didMoveToSuperview", "second.didAddSubview",
      ]
    )
    #expect(first.subviews.isEmpty)
  }

  @Test func `given a view, when it is removed, then callbacks come in the specified order`() {
    let (parent, child) = (view("parent"), view("child"))
    stage.run {
      stage.window.addSubview(parent)
      parent.addSubview(child)
    }
    _ = log.take()
    stage.run { child.removeFromSuperview() }
    #expect(
      log.take() == [
        "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)",
        "parent.willRemoveSubview", "child.didMoveToWindow", "child.didMoveToSuperview",
      ]
    )
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test
  func `given siblings, when views are inserted, then places are clamped and strangers append`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.insertSubview(a, at: 99)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    parent.insertSubview(d, belowSubview: UIView())
    #expect(parent.subviews == [b, c, a, d])
    #expect(parent.layer.sublayers?.map { $0.delegate as? UIView } == [b, c, a, d])
    parent.bringSubviewToFront(b)
    parent.sendSubviewToBack(d)
    #expect(parent.subviews == [d, c, a, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, c, d, b])
    #expect(parent.layer.sublayers?.map { $0.delegate as? UIView } == [a, c, d, b])
  }

  @Test
  func
    `given a foreign layer among views, when a view is inserted, then the layer keeps its place`()
  {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    let foreign = CALayer()
    parent.layer.addSublayer(foreign)
    parent.addSubview(b)
    parent.insertSubview(c, at: 1)
    let order = parent.layer.sublayers ?? []
    #expect(order.firstIndex { $0 === foreign } == 1)
    #expect(order.last === b.layer)
    #expect(parent.subviews == [a, c, b])
  }

  @Test
  func `given a view that fills itself in a window, when it gets there, then its views hear once`()
  {
    final class Filling: UIView {
      var made: LoggingView?
      let log: EventLog

      init(_ log: EventLog) {
        self.log = log
        super.init(frame: .zero)
        addSubview(LoggingView("old", log))
      }

      required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        guard made == nil else { return }
        let view = LoggingView("new", log)
        made = view
        addSubview(view)
      }
    }
    let view = Filling(log)
    _ = log.take()
    stage.run { stage.window.addSubview(view) }
    let told = log.take().filter { $0.hasSuffix("didMoveToWindow") }
    #expect(told == ["new.didMoveToWindow", "old.didMoveToWindow"])
    #expect(view.made?.window === stage.window)
  }

  @Test func `given nested views, when descendants are asked, then the view itself counts`() {
    let parent = UIView()
    let child = UIView()
    child.tag = 7
    parent.addSubview(child)
    #expect(child.isDescendant(of: parent))
    #expect(child.isDescendant(of: child))
    #expect(!parent.isDescendant(of: child))
    #expect(parent.viewWithTag(7) === child)
  }

  @Test func `given a tint, when it is set on a parent, then children inherit it and are told`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    let before = child.changes
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == before + 1)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.changes == before + 2)
  }

  @Test func `given a mask view, when it is set, then its layer masks and it leaves its superview`()
  {
    let view = UIView()
    let mask = UIView()
    view.addSubview(mask)
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    #expect(view.subviews.isEmpty)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `given a dynamic background, when the style changes, then the layer's colour follows`()
  {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor === UIColor.systemBackground)
  }

  @Test(arguments: 0..<20)
  func `given random moves, when all are made, then layers stand in the order of their views`(
    seed: Int
  ) {
    var state = UInt64(seed) &+ 99
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let parents = [UIView(), UIView()]
    let views = (0..<6).map { _ in UIView() }
    parents[0].layer.addSublayer(CALayer())
    for _ in 0..<80 {
      let (parent, view, other) = (parents[roll(2)], views[roll(6)], views[roll(6)])
      switch roll(7) {
      case 0: parent.addSubview(view)
      case 1: parent.insertSubview(view, at: roll(6))
      case 2 where view !== other: parent.insertSubview(view, aboveSubview: other)
      case 3 where view !== other: parent.insertSubview(view, belowSubview: other)
      case 4: parent.bringSubviewToFront(view)
      case 5: parent.exchangeSubview(at: roll(4), withSubviewAt: roll(4))
      default: view.removeFromSuperview()
      }
      for parent in parents {
        let order = (parent.layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
        #expect(order == parent.subviews)
        #expect(parent.subviews.allSatisfy { $0.superview === parent })
      }
    }
  }
}
