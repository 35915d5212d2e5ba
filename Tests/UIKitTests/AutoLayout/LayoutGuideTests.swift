import QuartzCore
import Testing
import UIKit

@Suite("Layout guides") @MainActor struct LayoutGuideTests {
  private let stage = Stage(width: 320, height: 480)

  private func fill(_ guide: UILayoutGuide, of root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  @Test func `given margins, when they change, then what is tied to them follows`() {
    let root = stage.shownView()
    let view = stage.turn { fill(root.layoutMarginsGuide, of: root) }
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    stage.turn { root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func `given the safe area, when the device's changes, then what is tied to it follows`() {
    let controller = UIViewController()
    let view = stage.turn {
      stage.window.rootViewController = controller
      let root: UIView = controller.view
      return fill(root.safeAreaLayoutGuide, of: root)
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.turn {
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
        scale: 1,
        safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      )
    }
    #expect(view.frame == CGRect(x: 0, y: 44, width: 320, height: 402))
    stage.turn { controller.additionalSafeAreaInsets.top = 6 }
    #expect(view.frame.minY == 50)
    #expect(controller.topLayoutGuide.length == 50)
    #expect(controller.bottomLayoutGuide.length == 34)
  }

  @Test func `given top and bottom layout guides, then constraints reach their inner edges`() {
    let controller = UIViewController()
    let view = stage.turn {
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
        scale: 1,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      )
      stage.window.rootViewController = controller
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
      return view
    }
    #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 450))
  }

  @Test func `given a wide view, then the readable guide is a column in its middle`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 1000, height: 100))
    let view = stage.turn { fill(root.readableContentGuide, of: root) }
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
    stage.turn { root.frame.size.width = 400 }
    #expect(view.frame == CGRect(x: 8, y: 8, width: 384, height: 84))
  }

  @Test func `given a guide of one's own, then constraints place it`() {
    let root = stage.shownView()
    let guide = UILayoutGuide()
    let view = stage.turn {
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        guide.widthAnchor.constraint(equalToConstant: 20),
        guide.topAnchor.constraint(equalTo: root.topAnchor),
        guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      ])
      return fill(guide, of: root)
    }
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 20, height: 50))
    #expect(view.frame == guide.layoutFrame)
    stage.turn { root.removeLayoutGuide(guide) }
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func `given a scroll view, then constraints to its edges size its content`() {
    let root = stage.shownView()
    let (scrollView, content, pinned) = stage.turn {
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scrollView)
      let content = fill(scrollView.contentLayoutGuide, of: scrollView)
      let pinned = UIView()
      pinned.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(pinned)
      NSLayoutConstraint.activate([
        scrollView.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 500),
        pinned.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
        pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        pinned.widthAnchor.constraint(equalToConstant: 5),
        pinned.heightAnchor.constraint(equalToConstant: 5),
      ])
      return (scrollView, content, pinned)
    }
    #expect(scrollView.frame == CGRect(x: 10, y: 0, width: 90, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 90, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 90, height: 500))
    stage.turn { scrollView.contentOffset.y = 70 }
    #expect(content.frame.minY == 0)
    #expect(pinned.frame.minY == 70)
  }

  @Test func `given edges of the scroll view itself, then they mean the content's`() {
    let root = stage.shownView()
    let scrollView = stage.turn {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(scrollView)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.widthAnchor.constraint(equalToConstant: 300),
        content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 2),
      ])
      return scrollView
    }
    #expect(scrollView.contentSize == CGSize(width: 310, height: 100))
  }
}
