import Playback
import QuartzCore
import UIKit

/// The ground with the phone on it: shows the stage's window and hands clicks on to it.
final class StageView: UIView, FocusStop {
  private let bezel = CALayer()
  private let rim = CALayer()
  private let glass = CALayer()
  private let portal = CAPortalLayer()
  private let selection = CAShapeLayer()
  private let side = CALayer()
  private let statusBar = StatusBarView()
  private let ring = FocusRing()
  private var statusBarFade: StatusBarFade
  private let controller: StageController
  private var screen = CGRect.zero
  private var stageScale: CGFloat = 1
  private var press: StageTouch?

  /// Called with the name of a view that was alt-clicked.
  var select: (String) -> Void = { _ in }
  /// Called for a click that the scene itself does not answer.
  var defaultClick: () -> Void = {}
  /// Called after a press was handed to the stage.
  var touched: () -> Void = {}
  /// Called when a press begins, with the modifier keys.
  var shiftHeld: (Bool) -> Void = { _ in }

  init(controller: StageController) {
    self.controller = controller
    statusBarFade = StatusBarFade(controller.statusBar)
    super.init(frame: .zero)
    accessibilityIdentifier = "stage"
    backgroundColor = ChromeColor.stage
    clipsToBounds = true
    isMultipleTouchEnabled = false
    bezel.backgroundColor = UIColor.black.cgColor
    rim.borderWidth = 1.5
    rim.borderColor = UIColor(red: 0.22, green: 0.25, blue: 0.30, alpha: 1).cgColor
    glass.masksToBounds = true
    glass.backgroundColor = UIColor.black.cgColor
    portal.world = controller.world
    portal.source = controller.window.layer
    selection.fillColor = nil
    selection.strokeColor = ChromeColor.accentText.cgColor
    selection.lineWidth = 1.5
    selection.lineDashPattern = [5, 4]
    side.backgroundColor = ChromeColor.hairline.cgColor
    for sublayer in [side, rim, bezel, glass, selection] {
      layer.addSublayer(sublayer)
    }
    glass.addSublayer(portal)
    statusBar.isHidden = controller.device.safeAreaInsets.top < 40
    addSubview(statusBar)
    ring.borderColor = ChromeColor.accentText.cgColor
    layer.addSublayer(ring)
    updateStatusBar()
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the phone where the layout says.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen, in the window's coordinates.
  ///   - scale: Points of the window per point of the phone.
  func place(screen: CGRect, scale: CGFloat) {
    self.screen = screen.offsetBy(dx: -frame.minX, dy: -frame.minY)
    stageScale = scale
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Shows the window that the stage has now.
  func attach() {
    portal.source = controller.window.layer
    statusBarFade = StatusBarFade(controller.statusBar)
    updateStatusBar()
  }

  /// Colours the status bar as the scene's visible controllers want it, at the stage's time.
  ///
  /// - Returns: Whether it is still on its way to that look.
  @discardableResult
  func updateStatusBar() -> Bool {
    let now = controller.world.clock.now
    let duration = controller.transitionDuration ?? StatusBarFade.usualDuration
    statusBarFade.head(for: controller.statusBar, at: now, over: duration)
    statusBar.show(statusBarFade.look(at: now))
    return statusBarFade.isChanging(at: now)
  }

  /// Marks the selected view, or none.
  ///
  /// - Parameter frame: The view's frame in the stage's window.
  func mark(_ frame: CGRect?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let frame else {
      selection.path = nil
      return
    }
    let rect = CGRect(
      x: screen.minX + frame.minX * stageScale,
      y: screen.minY + frame.minY * stageScale,
      width: frame.width * stageScale,
      height: frame.height * stageScale
    )
    selection.path = UIBezierPath(roundedRect: rect.insetBy(dx: -2, dy: -2), cornerRadius: 6).cgPath
  }

  override func draw(_ rect: CGRect) {
    ChromeColor.hairline.setFill()
    for x in stride(from: CGFloat(12), to: bounds.width, by: 24) {
      for y in stride(from: CGFloat(12), to: bounds.height, by: 24) {
        UIBezierPath(ovalIn: CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5)).fill()
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let radius = StageView.radius(of: controller.device.size) * stageScale
    bezel.frame = screen.insetBy(dx: -9, dy: -9)
    bezel.cornerRadius = radius + 9
    rim.frame = screen.insetBy(dx: -11, dy: -11)
    rim.cornerRadius = radius + 11
    ring.surround(rim.frame, radius: rim.cornerRadius)
    glass.frame = screen
    glass.cornerRadius = radius
    portal.bounds = CGRect(origin: .zero, size: controller.device.size)
    portal.anchorPoint = .zero
    portal.position = .zero
    portal.transform = CATransform3DMakeScale(stageScale, stageScale, 1)
    selection.frame = bounds
    side.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    statusBar.frame = CGRect(
      x: screen.minX,
      y: screen.minY,
      width: screen.width,
      height: controller.device.safeAreaInsets.top * stageScale
    )
  }

  private static func radius(of device: CGSize) -> CGFloat {
    min(device.width, device.height) < 375 || device.width == 414 || device.width == 768 ? 8 : 50
  }

  // MARK: Keyboard

  var isFocusStop: Bool { true }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    ring.show(isFirst)
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    ring.show(!hasResigned)
    return hasResigned
  }

  /// Return and Space do what a click does that meets no control of the scene.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !$0.isActivation }
    if unused.count < presses.count {
      if !controller.reverse(), !controller.isTransitioning { defaultClick() }
      touched()
    }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  // MARK: Pointer

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = stagePoint(touch)
    let flags = event?.modifierFlags ?? []
    if flags.contains(.alternate) {
      if let found = controller.namedView(at: point) { select(found.name) }
      return
    }
    guard screen.contains(touch.location(in: self)) else { return }
    shiftHeld(flags.contains(.shift))
    defer { touched() }
    if controller.reverse() { return }
    press = StageTouch(at: point, on: controller)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    press?.change(to: .moved, at: stagePoint(touch))
    touched()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let press else { return }
    self.press = nil
    let isBusy = controller.isTransitioning
    press.change(to: .ended, at: stagePoint(touch))
    if !press.hasMoved, !press.sceneAnswers, !isBusy { defaultClick() }
    touched()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    press?.change(to: .cancelled, at: stagePoint(touch))
    press = nil
  }

  private func stagePoint(_ touch: UITouch) -> CGPoint {
    let point = touch.location(in: self)
    return CGPoint(x: (point.x - screen.minX) / stageScale, y: (point.y - screen.minY) / stageScale)
  }
}
