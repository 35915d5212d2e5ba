import QuartzCore
import Testing

@testable import UIKit

@Suite("Distances between anchors") struct AnchorDistanceTests {
  private let stage = Stage(width: 400, height: 400)

  /// Adds a view that constraints place, at the top left and 40 by 20 points large.
  private func add(to root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  @Test func `two distances can be equal, which puts a view in the middle of a gap`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (left, middle, right) = stage.turn {
      let views = (add(to: root), add(to: root), add(to: root))
      NSLayoutConstraint.activate([
        views.0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views.2.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views.0.trailingAnchor.anchorWithOffset(to: views.1.leadingAnchor)
          .constraint(equalTo: views.1.trailingAnchor.anchorWithOffset(to: views.2.leadingAnchor)),
      ])
      return views
    }
    #expect(left.frame.minX == 0)
    #expect(middle.frame.midX == 150)
    #expect(right.frame.maxX == 300)
    stage.turn { root.frame.size.width = 200 }
    #expect(middle.frame.midX == 100)
  }

  @Test func `a distance takes a number, a share of a length, and limits`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (first, second) = stage.turn { (add(to: root), add(to: root)) }
    let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
    let constraint = gap.constraint(equalToConstant: 30)
    stage.turn {
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), constraint,
        first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
          .constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    #expect(second.frame == CGRect(x: 150, y: 60, width: 40, height: 20))
    stage.turn { constraint.constant = 5 }
    #expect(second.frame.minY == 35)
    stage.turn {
      let least = gap.constraint(greaterThanOrEqualToConstant: 50)
      constraint.isActive = false
      let near = gap.constraint(equalToConstant: 0)
      near.priority = .defaultLow
      NSLayoutConstraint.activate([least, near])
    }
    #expect(second.frame.minY == 80)
  }

  @Test func `a distance is negative where the other anchor lies before`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (first, second) = stage.turn {
      let views = (add(to: root), add(to: root))
      NSLayoutConstraint.activate([
        views.0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        views.0.centerXAnchor.anchorWithOffset(to: views.1.centerXAnchor)
          .constraint(equalToConstant: -70),
      ])
      return views
    }
    #expect(first.frame.midX == 150)
    #expect(second.frame.midX == 80)
  }

  @Test func `a distance can reach into another view, and goes with what it is about`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (inner, outer) = stage.turn {
      let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      root.addSubview(box)
      let views = (add(to: box), add(to: root))
      NSLayoutConstraint.activate([
        views.0.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        views.0.leadingAnchor.anchorWithOffset(to: views.1.leadingAnchor)
          .constraint(equalToConstant: 100),
      ])
      return views
    }
    #expect(inner.frame.minX == 10)
    #expect(outer.frame.minX == 210)
    let before = root.constraints.count
    stage.turn { inner.removeFromSuperview() }
    #expect(root.constraints.count == before - 1)
  }

  @Test func `a view's own distances are its sizes, and right to left counts the other way`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = stage.turn {
      root.semanticContentAttribute = .forceRightToLeft
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
          .constraint(equalToConstant: 60),
        view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
          .constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
          .constraint(equalToConstant: 20),
      ])
      return view
    }
    #expect(view.frame == CGRect(x: 220, y: 0, width: 60, height: 75))
  }

  @Test func `a constraint tells what its distance begins at, and a line of text`() {
    let root = stage.shownView()
    let view = stage.turn { add(to: root) }
    let constraint = root.topAnchor.anchorWithOffset(to: view.topAnchor)
      .constraint(equalToConstant: 3)
    #expect(constraint.firstItem === root)
    #expect(constraint.firstAttribute == .height)
    #expect(constraint.displayName.contains("to UIView"))
    #expect(!constraint.isActive)
  }
}
