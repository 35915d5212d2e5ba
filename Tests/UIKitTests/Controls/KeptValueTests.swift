import QuartzCore
import Testing

@testable import UIKit

@Suite("What views and controls keep and show") struct KeptValueTests {
  @Test func `a button places its title where its alignments say`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .custom)
      button.setTitle("Go", for: .normal)
      harness.show(button, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(button.contentHorizontalAlignment == .center)
      #expect(button.contentVerticalAlignment == .center)
      let content = button.contentRect(forBounds: button.bounds)
      let place = { button.titleRect(forContentRect: content) }
      #expect(abs(place().midX - 100) <= 0.5 && abs(place().midY - 50) <= 0.5)
      for (alignment, edge) in [
        (UIControl.ContentHorizontalAlignment.left, content.minX),
        (.right, content.maxX - place().width),
      ] {
        button.contentHorizontalAlignment = alignment
        #expect(abs(place().minX - edge) <= 0.5)
      }
      button.contentVerticalAlignment = .top
      #expect(place().minY == content.minY)
      button.contentVerticalAlignment = .bottom
      #expect(place().maxY == content.maxY)
    }
  }

  @Test func `a button keeps an image and a shadow's colour for each state`() {
    ControlHarness.run { _ in
      let button = UIButton(type: .custom)
      let (usual, pressed) = (UIImage(), UIImage())
      button.setImage(usual, for: .normal)
      button.setImage(pressed, for: .highlighted)
      #expect(button.image(for: .normal) === usual)
      #expect(button.image(for: .highlighted) === pressed)
      button.setTitleShadowColor(.red, for: .normal)
      #expect(button.titleShadowColor(for: .normal) == .red)
      button.isHighlighted = true
      #expect(button.currentImage === pressed)
    }
  }

  @Test func `a label's shadow is drawn in its colour beside the text`() throws {
    try ControlHarness.run { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      label.text = "I"
      label.textColor = .white
      label.font = .boldSystemFont(ofSize: 20)
      #expect(label.shadowColor == nil)
      #expect(label.shadowOffset == CGSize(width: 0, height: -1))
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 12, height: 0)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
        label.drawText(in: label.bounds)
      }
      let pixels = try #require(image.cgImage).pixels
      let row = (0..<60).map { pixels.base[15 * pixels.bytesPerRow / 4 + $0] }
      let whites = row.indices.filter { row[$0] == 0xFFFF_FFFF }
      let reds = row.indices.filter { row[$0] == 0xFFFF_0000 }
      #expect(!whites.isEmpty)
      #expect(reds == whites.map { $0 + 12 })
    }
  }

  @Test func `a line that is too long ends where the line break says`() {
    ControlHarness.run { _ in
      let label = UILabel()
      label.text = "one two three four"
      #expect(label.lineBreakMode == .byTruncatingTail)
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      let wrapped = label.sizeThatFits(CGSize(width: 60, height: 500))
      #expect(wrapped.width <= 60)
      label.lineBreakMode = .byTruncatingMiddle
      #expect(label.lineBreakMode == .byTruncatingMiddle)
      #expect(wrapped.height > 2 * label.font.lineHeight)
    }
  }

  @Test func `a row's image stands before its text, and takes no room without one`() {
    ControlHarness.run { harness in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Kyoto"
      harness.show(cell, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let start = cell.textLabel?.frame.minX ?? 0
      cell.imageView?.image = UIImage(systemName: "star")
      cell.setNeedsLayout()
      harness.world.tick()
      let image = cell.imageView?.frame ?? .zero
      #expect(image.minX == start)
      #expect(image.width > 0)
      #expect((cell.textLabel?.frame.minX ?? 0) > image.maxX)
    }
  }

  @Test func `an action's image stands alone where a row has no room for its text, too`() {
    ControlHarness.run { harness in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      action.image = UIImage(systemName: "flag")
      let button = SwipeActionButton(action)
      for (height, isHidden) in [(CGFloat(44), true), (100, false)] {
        harness.show(button, frame: CGRect(x: 0, y: 0, width: 80, height: height))
        #expect(button.subviews.compactMap { $0 as? UILabel }.map(\.isHidden) == [isHidden])
      }
    }
  }

  @Test func `a dimmed tint is grey, and goes down the tree`() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    stage.turn {
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      outer.tintColor = .red
    }
    #expect(inner.tintAdjustmentMode == .normal)
    #expect(inner.tintColor == .red)
    stage.turn { outer.tintAdjustmentMode = .dimmed }
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    stage.turn { inner.tintAdjustmentMode = .normal }
    #expect(inner.tintColor == .red)
  }

  @Test func `colours have the values that Apple documents`() {
    let values: [(UIColor, Double)] = [
      (.darkText, 0), (.darkGray, 1.0 / 3), (.gray, 0.5), (.lightGray, 2.0 / 3), (.white, 1),
    ]
    for (color, value) in values {
      var white: CGFloat = -1
      #expect(color.getWhite(&white, alpha: nil))
      #expect(abs(Double(white) - value) < 1e-6)
    }
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(UIColor(cgColor: color).cgColor == color)
  }

  @Test func `views have names for readers of the screen`() {
    let view = UIView()
    view.accessibilityLabel = "Next city"
    view.accessibilityHint = "Shows another city"
    #expect(view.accessibilityLabel == "Next city")
    #expect(view.accessibilityHint == "Shows another city")
  }

  @Test func `margins of a view can be flexible below and above`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (top, bottom) = (UIView(), UIView())
    for view in [top, bottom] {
      view.frame = CGRect(x: 0, y: 40, width: 10, height: 20)
      parent.addSubview(view)
    }
    top.autoresizingMask = .flexibleBottomMargin
    bottom.autoresizingMask = .flexibleTopMargin
    parent.frame.size.height = 150
    #expect(top.frame.minY == 40)
    #expect(bottom.frame.minY == 90)
  }

  @Test func `a light and a dark blur differ, and each style has Apple's number`() {
    let styles: [(UIBlurEffect.Style, Int)] = [
      (.extraLight, 0), (.light, 1), (.dark, 2), (.regular, 4), (.prominent, 5),
    ]
    for (style, number) in styles { #expect(style.rawValue == number) }
    #expect(UIBlurEffect(style: .light) !== UIBlurEffect(style: .dark))
    #expect(UIModalTransitionStyle.partialCurl.rawValue == 3)
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UINavigationController.Operation.none.rawValue == 0)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.light.rawValue == 0)
    #expect(UIView.AnimationCurve.easeOut.rawValue == 2)
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
    #expect(UIDynamicItemCollisionBoundsType.rectangle.rawValue == 0)
    #expect(UIView().collisionBoundsType == .rectangle)
  }

  @Test func `a swipe has one direction, which is to the right unless it is set`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    swipe.direction = [.up, .down]
    #expect(swipe.direction.contains(.up) && !swipe.direction.contains(.left))
  }

  @Test func `a pinch counts from where its scale was set`() {
    let stage = Stage()
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 400))
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    let touches = [100, 200].map { x in
      UITouch(location: CGPoint(x: x, y: 200), in: stage.window, timestamp: stage.world.clock.now)
    }
    let send = { (x: CGFloat, phase: UITouch.Phase) in
      stage.turn {
        let now = stage.world.clock.now
        if phase != .began {
          touches[0].change(to: .stationary, timestamp: now)
          touches[1].change(to: phase, location: CGPoint(x: x, y: 200), timestamp: now)
        }
        UIApplication.shared.sendEvent(UIEvent(touches: Set(touches), timestamp: now))
      }
    }
    send(200, .began)
    send(300, .moved)
    #expect(abs(pinch.scale - 2) < 0.15)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    send(400, .moved)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
  }

  // MARK: - Controllers

  private final class Loading: UIViewController {
    let own = UIView()
    override func loadView() { view = own }
  }

  @Test func `a controller may make its view itself, once it is asked for`() {
    let screen = Loading()
    #expect(!screen.isViewLoaded)
    #expect(screen.view === screen.own)
    #expect(screen.isViewLoaded)
    #expect(screen.edgesForExtendedLayout == .all)
    #expect(screen.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(screen.childForStatusBarStyle == nil)
    #expect(screen.childForStatusBarHidden == nil)
  }

  @Test func `what is visible of a stack is what it presents, or its top`() {
    let stage = Stage()
    let (root, sheet) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stage.turn { stage.window.rootViewController = stack }
    #expect(stack.visibleViewController === root)
    sheet.modalPresentationStyle = .fullScreen
    stage.turn { root.present(sheet, animated: false) }
    stage.advance(0.1)
    #expect(stack.visibleViewController === sheet)
    #expect(stack.topViewController === root)
  }

  private final class Container: NSObject, UIAppearanceContainer {}

  @Test func `edges of views are anchors of one axis, and containers of looks are no views`() {
    let view = UIView()
    let anchor: NSLayoutYAxisAnchor = view.topAnchor
    let constraint = anchor.constraint(equalTo: view.bottomAnchor, constant: -5)
    #expect(constraint.firstAttribute == .top)
    #expect(constraint.secondAttribute == .bottom)
    let containers: [any UIAppearanceContainer] = [Container(), view, UIViewController()]
    #expect(containers.map { $0 is UIView } == [false, true, false])
  }

  // MARK: - Animators

  @Test func `any animator can be held, scrubbed, stopped and put to its end`() {
    let stage = Stage()
    let view = stage.shownView()
    let property = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    #expect(property.isUserInteractionEnabled)
    let animator: any UIViewAnimating = property
    stage.turn { animator.startAnimation() }
    stage.advance(0.25)
    stage.turn { animator.pauseAnimation() }
    #expect(abs(animator.fractionComplete - 0.25) < 0.02)
    stage.turn { animator.fractionComplete = 0.5 }
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-4)
    stage.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    stage.turn { animator.finishAnimation(at: .start) }
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
  }
}
