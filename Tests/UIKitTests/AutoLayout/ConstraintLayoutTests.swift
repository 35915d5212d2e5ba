import QuartzCore
import Testing
import UIKit

@Suite("Constraints") @MainActor struct ConstraintLayoutTests {
  private let stage = Stage(width: 320, height: 480)

  private func pinnedView(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `given edges, when the superview is resized, then the view follows`() {
    let root = stage.shownView(CGRect(x: 10, y: 20, width: 200, height: 100))
    let view = stage.turn {
      let view = pinnedView(in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      return view
    }
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    stage.turn { root.frame.size = CGSize(width: 100, height: 50) }
    #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 45))
  }

  @Test func `given a constant, when it changes, then the next layout moves the view`() {
    let root = stage.shownView()
    let (view, left) = stage.turn {
      let view = pinnedView(in: root)
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
      return (view, left)
    }
    #expect(view.frame == CGRect(x: 1, y: 0, width: 30, height: 15))
    stage.run { left.constant = 7 }
    #expect(view.frame.minX == 1)
    stage.run { view.layoutIfNeeded() }
    #expect(view.frame.minX == 7)
  }

  @Test func `given a frame set by hand, when the superview is laid out, then constraints win`() {
    let root = stage.shownView()
    let view = stage.turn {
      let view = pinnedView(in: root)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return view
    }
    stage.run { view.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.turn { root.setNeedsLayout() }
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `given a transform, when constraints place the view, then it is kept`() {
    let root = stage.shownView()
    let view = stage.turn {
      let view = pinnedView(in: root)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return view
    }
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.transform.a == 2)
  }

  @Test func `given views in different superviews, then constraints reach across`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    let (outer, inner) = stage.turn {
      let box = pinnedView(in: root)
      let frame = UIView(frame: CGRect(x: 11, y: 13, width: 100, height: 100))
      box.addSubview(frame)
      let inner = pinnedView(in: frame)
      let outer = pinnedView(in: root)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        box.widthAnchor.constraint(equalToConstant: 150),
        box.heightAnchor.constraint(equalToConstant: 150),
        outer.leftAnchor.constraint(equalTo: root.leftAnchor),
        outer.topAnchor.constraint(equalTo: root.topAnchor),
        outer.rightAnchor.constraint(equalTo: inner.leftAnchor),
        outer.bottomAnchor.constraint(equalTo: inner.topAnchor),
        inner.leftAnchor.constraint(equalTo: frame.leftAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5),
      ])
      return (outer, inner)
    }
    #expect(inner.frame.origin == CGPoint(x: 5, y: 5))
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 66, height: 78))
  }

  @Test func `given a view with a mask beside, when it moves, then the other follows`() {
    let root = stage.shownView()
    let (free, view) = stage.turn {
      let free = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(free)
      let view = pinnedView(in: root)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: free.rightAnchor, constant: 2),
        view.topAnchor.constraint(equalTo: free.bottomAnchor),
        view.widthAnchor.constraint(equalTo: free.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 4),
      ])
      return (free, view)
    }
    #expect(view.frame == CGRect(x: 12, y: 10, width: 10, height: 4))
    stage.turn { free.frame = CGRect(x: 20, y: 5, width: 30, height: 10) }
    #expect(view.frame == CGRect(x: 52, y: 15, width: 30, height: 4))
    stage.turn { free.center.x += 10 }
    #expect(view.frame.minX == 62)
  }

  @Test func `given edges between pixels, then frames stand on whole ones`() {
    let root = stage.shownView()
    let (first, second) = stage.turn {
      let first = pinnedView(in: root)
      let second = pinnedView(in: root)
      NSLayoutConstraint.activate([
        first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3),
        first.rightAnchor.constraint(equalTo: second.leftAnchor),
        second.rightAnchor.constraint(equalTo: root.rightAnchor),
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
        first.heightAnchor.constraint(equalToConstant: 1),
        second.heightAnchor.constraint(equalToConstant: 1),
      ])
      return (first, second)
    }
    #expect(first.frame == CGRect(x: 0, y: 0, width: 67, height: 1))
    #expect(second.frame == CGRect(x: 67, y: 0, width: 33, height: 1))
  }

  @Test func `given priorities, then the higher one wins and the lower comes near`() {
    let root = stage.shownView()
    let (view, strong) = stage.turn {
      let view = pinnedView(in: root)
      let strong = view.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
      let weak = view.widthAnchor.constraint(equalToConstant: 90)
      strong.priority = .defaultHigh
      weak.priority = .defaultLow
      NSLayoutConstraint.activate([
        strong, weak, view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return (view, strong)
    }
    #expect(view.frame.width == 40)
    stage.turn { strong.priority = UILayoutPriority(100) }
    #expect(view.frame.width == 90)
    stage.turn { strong.isActive = false }
    #expect(view.frame.width == 90)
    #expect(root.constraints.count == 2)
    #expect(view.constraints.count == 2)
  }

  @Test func `given constraints that exclude each other, then the last is broken and named`() {
    let root = stage.shownView()
    let (view, first, second) = stage.turn {
      let view = pinnedView(in: root)
      let first = view.widthAnchor.constraint(equalToConstant: 40)
      let second = view.widthAnchor.constraint(equalToConstant: 50)
      second.identifier = "wide"
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10), first, second,
      ])
      return (view, first, second)
    }
    #expect(view.frame.width == 40)
    let message = stage.world.issues.last?.message ?? ""
    #expect(message.contains("Unable to simultaneously satisfy constraints"))
    #expect(message.contains("<NSLayoutConstraint UIView.width == 40.0>"))
    #expect(
      message.contains("breaking constraint <NSLayoutConstraint 'wide' UIView.width == 50.0>")
    )
    #expect(second.isActive)
    stage.turn { first.isActive = false }
    #expect(view.frame.width == 50)
  }

  @Test func `given a view that keeps its mask, when it is constrained, then its frame is kept`() {
    let root = stage.shownView()
    let view = stage.turn {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      return view
    }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.world.issues.last?.message.contains("NSAutoresizingMask") == true)
  }

  @Test func `given items without a common ancestor, then the constraint stays inactive`() {
    let root = stage.shownView()
    let constraint = stage.run {
      let view = UIView()
      let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      constraint.isActive = true
      return constraint
    }
    #expect(!constraint.isActive)
    #expect(stage.world.issues.last?.message.contains("no common ancestor") == true)
  }

  @Test func `given constants that are not finite, then they are refused`() {
    let view = UIView()
    let constraint = stage.run { view.widthAnchor.constraint(equalToConstant: 5) }
    stage.run {
      constraint.constant = .nan
      constraint.constant = .infinity
    }
    #expect(constraint.constant == 5)
    #expect(stage.world.issues.contains { $0.message.contains("finite numbers only") })
  }

  @Test func `given a view that leaves, then the constraints that tie it are gone`() {
    let root = stage.shownView()
    let (view, inner) = stage.turn {
      let view = pinnedView(in: root)
      let inner = pinnedView(in: view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -3),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      return (view, inner)
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 26, height: 26))
    stage.turn { view.removeFromSuperview() }
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 4 && inner.constraints.count == 2)
    stage.turn {
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    #expect(view.frame == CGRect(x: 74, y: 74, width: 26, height: 26))
    #expect(inner.frame == CGRect(x: 3, y: 3, width: 20, height: 20))
  }

  @Test func `given a place that is left open, then it is ambiguous`() {
    let root = stage.shownView()
    let view = stage.turn {
      let view = pinnedView(in: root)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return view
    }
    #expect(stage.run { view.hasAmbiguousLayout })
    let width = stage.turn {
      let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.isActive = true
      return width
    }
    #expect(!stage.run { view.hasAmbiguousLayout })
    let affecting = stage.run { view.constraintsAffectingLayout(for: .horizontal) }
    #expect(affecting.contains { $0 === width })
  }

  @Test func `given right-to-left views, then leading is right`() {
    let root = stage.shownView()
    let view = stage.turn {
      root.semanticContentAttribute = .forceRightToLeft
      let view = pinnedView(in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return view
    }
    #expect(view.frame.minX == 70)
  }
}
