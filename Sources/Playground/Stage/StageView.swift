import Playback
import QuartzCore
import UIKit

/// The ground with the phone on it: shows the stage's window and hands clicks on to it.
final class StageView: UIView, FocusStop, ScrollReceiver {
  private static let bezelWidth: CGFloat = 9
  private let bezel = CALayer()
  private let corners = CAShapeLayer()
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
  private let touches: StageTouches
  private let dots: FingerDots
  private var pinch: StagePinch?
  /// What takes the keyboard for a field on the stage.
  let keyboard: StageKeyboard

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
    touches = StageTouches(on: controller)
    dots = FingerDots(on: glass)
    keyboard = StageKeyboard(of: controller)
    super.init(frame: .zero)
    accessibilityIdentifier = "stage"
    backgroundColor = ChromeColor.stage
    clipsToBounds = true
    isMultipleTouchEnabled = true
    bezel.backgroundColor = UIColor.black.cgColor
    corners.fillColor = UIColor.black.cgColor
    corners.fillRule = .evenOdd
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
    for sublayer in [side, rim, bezel, glass, corners, selection] {
      layer.addSublayer(sublayer)
    }
    glass.addSublayer(portal)
    statusBar.isHidden = controller.device.safeAreaInsets.top < 40
    addSubview(statusBar)
    keyboard.rectInWindow = { [weak self] in self?.rectInWindow($0) ?? $0 }
    addSubview(keyboard)
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
    bezel.frame = screen.insetBy(dx: -Self.bezelWidth, dy: -Self.bezelWidth)
    bezel.cornerRadius = radius + Self.bezelWidth
    rim.frame = screen.insetBy(dx: -11, dy: -11)
    rim.cornerRadius = radius + 11
    ring.surround(rim.frame, radius: rim.cornerRadius)
    glass.frame = screen
    layOutCorners(radius: radius)
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

  /// The glass is cut somewhere under the bezel, whose inner edge covers its corners: what is blurred on the
  /// phone sees more of them than is seen.
  private func layOutCorners(radius: CGFloat) {
    glass.cornerRadius = max(radius - 2 * Self.bezelWidth, 0)
    corners.frame = bezel.frame
    let inner = corners.bounds.insetBy(dx: Self.bezelWidth, dy: Self.bezelWidth)
    let path = UIBezierPath(roundedRect: corners.bounds, cornerRadius: bezel.cornerRadius)
    path.append(UIBezierPath(roundedRect: inner, cornerRadius: radius))
    corners.path = path.cgPath
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
    let flags = event?.modifierFlags ?? []
    let pressed = touches.filter { $0.buttonMask == .primary }
    if flags.contains(.alternate) {
      if let touch = pressed.first, pinch == nil { beginPinch(touch) }
      return
    }
    let places = stagePlaces(pressed.filter { screen.contains($0.location(in: self)) })
    guard !places.isEmpty else { return }
    shiftHeld(flags.contains(.shift))
    defer { stageWasTouched() }
    if !controller.scene.takesEveryClick, controller.reverse() { return }
    self.touches.begin(places)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    movePinch(touches)
    let others = stagePlaces(touches).filter { $0.key != pinch?.finger }
    self.touches.change(others, to: .moved)
    stageWasTouched()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endPinch(touches, phase: .ended) { return }
    let places = stagePlaces(touches).filter { self.touches.isDown($0.key) }
    guard !places.isEmpty else { return }
    let isClick = self.touches.change(places, to: .ended)
    if isClick, !controller.scene.takesEveryClick { defaultClick() }
    stageWasTouched()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endPinch(touches, phase: .cancelled) { return }
    self.touches.change(stagePlaces(touches), to: .cancelled)
  }

  /// A wheel scrolls what lies under the pointer on the phone.
  func receive(_ event: UIScrollEvent) -> Bool {
    let place = convert(event.location, from: nil)
    guard screen.contains(place) else { return false }
    let (world, window) = (controller.world, controller.window)
    world.perform {
      window.sendEvent(
        UIScrollEvent(
          location: stagePoint(place),
          delta: CGVector(dx: event.delta.dx / stageScale, dy: event.delta.dy / stageScale),
          isPrecise: event.isPrecise,
          in: window,
          timestamp: world.clock.now,
          modifierFlags: event.modifierFlags
        )
      )
    }
    touched()
    return true
  }

  private func stageWasTouched() {
    keyboard.follow(isTouched: true)
    touched()
  }

  private func stagePlaces(_ touches: Set<UITouch>) -> [StageFinger: CGPoint] {
    touches.reduce(into: [:]) { places, touch in
      places[StageFinger(touch)] = stagePoint(touch.location(in: self))
    }
  }

  private func stagePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - screen.minX) / stageScale, y: (point.y - screen.minY) / stageScale)
  }

  private func rectInWindow(_ rect: CGRect) -> CGRect {
    let scaled = rect.applying(CGAffineTransform(scaleX: stageScale, y: stageScale))
    return convert(scaled.offsetBy(dx: screen.minX, dy: screen.minY), to: nil)
  }

  // MARK: Pinch

  private func beginPinch(_ touch: UITouch) {
    let begun = StagePinch(
      of: StageFinger(touch),
      at: stagePoint(touch.location(in: self)),
      on: controller.device.size
    )
    pinch = begun
    showDots(begun.places(at: begun.start))
  }

  private func movePinch(_ touches: Set<UITouch>) {
    guard let finger = pinch?.finger, let point = stagePlaces(touches)[finger] else { return }
    let comesDown = pinch?.move(to: point) ?? false
    guard let pinch else { return }
    if comesDown { self.touches.begin(pinch.places(at: pinch.start)) }
    if pinch.isDrag { self.touches.change(pinch.places(at: point), to: .moved) }
    showDots(pinch.places(at: point))
  }

  /// Lifts both fingers; a press that was no drag selects the view below instead.
  ///
  /// - Returns: Whether there was a pinch to end.
  private func endPinch(_ touches: Set<UITouch>, phase: UITouch.Phase) -> Bool {
    guard let pinch, let point = stagePlaces(touches)[pinch.finger] else { return false }
    self.pinch = nil
    dots.show(at: [])
    if pinch.isDrag {
      self.touches.change(pinch.places(at: point), to: phase)
      stageWasTouched()
    } else if phase == .ended, let found = controller.namedView(at: pinch.start) {
      select(found.name)
    }
    return true
  }

  private func showDots(_ places: [StageFinger: CGPoint]) {
    dots.show(at: places.values.map { CGPoint(x: $0.x * stageScale, y: $0.y * stageScale) })
  }
}
