import UIKit

/// The panel of the debug plugin: a slider for the progress and buttons above it.
final class HeroDebugView: UIView {
  private static let barHeight: CGFloat = 72
  private static let inset: CGFloat = 10
  private static let hiddenGap: CGFloat = 8
  private static let step: Float = 0.02
  private static let turnDistance: CGFloat = 150

  private let bar = UIView()
  private let slider = UISlider()
  private let done = UIButton(type: .system)
  private let spaceButton = UIButton(type: .system)
  private let arcs = UIButton(type: .system)
  private let isOnTop: Bool
  private var isIn = false
  private var isSpaceOn = false
  private var areArcsOn = false

  var onProgress: ((Float) -> Void)?
  var onDone: (() -> Void)?
  var onSpace: ((Bool) -> Void)?
  var onArcs: ((Bool) -> Void)?
  var onTurn: ((HeroDebugTurn) -> Void)?

  init(initialProgress: Float, showsArcs: Bool, isOnTop: Bool) {
    self.isOnTop = isOnTop
    super.init(frame: .zero)
    slider.value = initialProgress
    bar.backgroundColor = UIColor(white: 1, alpha: 0.95)
    bar.overrideUserInterfaceStyle = .light
    bar.layer.shadowColor = UIColor.darkGray.cgColor
    bar.layer.shadowOpacity = 0.3
    bar.layer.shadowRadius = 5
    bar.layer.shadowOffset = .zero
    addSubview(bar)
    arcs.isHidden = !showsArcs
    for (button, title) in [(done, "Done"), (spaceButton, "3D View"), (arcs, "Show Arcs")] {
      button.setTitle(title, for: .normal)
      bar.addSubview(button)
    }
    bar.addSubview(slider)
    connect()
  }

  required init?(coder: NSCoder) {
    isOnTop = false
    super.init(coder: coder)
  }

  private func connect() {
    slider.addAction(
      UIAction { [weak self] _ in self?.tellProgress() },
      for: .valueChanged
    )
    done.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .touchUpInside)
    spaceButton.addAction(UIAction { [weak self] _ in self?.toggleSpace() }, for: .touchUpInside)
    arcs.addAction(UIAction { [weak self] _ in self?.toggleArcs() }, for: .touchUpInside)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("panned:", HeroDebugView.panned))
    )
    addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector("pinched:", HeroDebugView.pinched))
    )
  }

  /// Where the slider stands, from 0 to 1.
  var progress: Float {
    get { slider.value }
    set {
      slider.value = newValue
      tellProgress()
    }
  }

  private func tellProgress() { onProgress?(slider.value) }

  private func toggleSpace() {
    isSpaceOn.toggle()
    onSpace?(isSpaceOn)
  }

  private func toggleArcs() {
    areArcsOn.toggle()
    onArcs?(areArcsOn)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard isSpaceOn else { return }
    let way = pan.translation(in: self).x
    pan.setTranslation(.zero, in: self)
    onTurn?(.rotate(way / Self.turnDistance))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard isSpaceOn else { return }
    onTurn?(.scale(pinch.scale))
    pinch.scale = 1
  }

  // MARK: Showing

  func slideIn() {
    layoutIfNeeded()
    isIn = true
    becomeFirstResponder()
    UIView.animate(withDuration: HeroDebugPlugin.panelDuration) { self.placeBar() }
  }

  func slideOut(to progress: Double) {
    isIn = false
    resignFirstResponder()
    slider.setValue(Float(progress), animated: true)
    UIView.animate(withDuration: HeroDebugPlugin.panelDuration) { self.placeBar() }
  }

  private func placeBar() {
    let safe = isOnTop ? safeAreaInsets.top : safeAreaInsets.bottom
    let height = Self.barHeight + safe
    let y: CGFloat =
      if isOnTop {
        isIn ? 0 : -height - Self.hiddenGap
      } else {
        isIn ? bounds.height - height : bounds.height + Self.hiddenGap
      }
    bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBar()
    let top: CGFloat = isOnTop ? safeAreaInsets.top : 0
    slider.frame = CGRect(
      x: Self.inset,
      y: top + 28,
      width: bounds.width - 2 * Self.inset,
      height: 44
    )
    for button in [done, spaceButton, arcs] { button.sizeToFit() }
    done.frame.origin = CGPoint(x: Self.inset, y: top + 4)
    spaceButton.frame.origin = CGPoint(
      x: bounds.width - Self.inset - spaceButton.bounds.width,
      y: top + 4
    )
    arcs.frame.origin = CGPoint(x: bounds.midX - arcs.bounds.width / 2, y: top + 4)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key?.keyCode) {
      switch key {
      case .keyboardLeftArrow: progress = max(progress - Self.step, 0)
      case .keyboardRightArrow: progress = min(progress + Self.step, 1)
      case .keyboardSpacebar: onDone?()
      default: continue
      }
    }
  }
}

/// A change of the point of view in space.
enum HeroDebugTurn {
  /// By an angle, in radians.
  case rotate(CGFloat)
  /// By a factor.
  case scale(CGFloat)
}
