import UIKit

/// The bar below the stage: replay, how far the transition is, and how fast it runs.
final class TransportBar: UIView {
  private let replay: ChromeButton
  private let reload: ChromeButton
  private let track = CALayer()
  private let fill = CALayer()
  private let head = CALayer()
  private let time = UILabel()
  private let caption = UILabel()
  private let speeds: ChromeSegments
  private let line = CALayer()
  private var progress: CGFloat = 0

  /// What the bar can ask for.
  struct Actions {
    let replay: () -> Void
    let reset: () -> Void
    let chooseSpeed: (StageSpeed) -> Void
  }

  init(actions: Actions) {
    replay = ChromeButton("", glyph: .replay, action: actions.replay)
    reload = ChromeButton("Reset", action: actions.reset)
    speeds = ChromeSegments(StageSpeed.allCases.map(\.title)) { index in
      actions.chooseSpeed(StageSpeed.allCases[index])
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "transport"
    replay.accessibilityIdentifier = "replay"
    reload.accessibilityIdentifier = "reset"
    speeds.accessibilityIdentifier = "speeds"
    backgroundColor = ChromeColor.panel
    replay.isOn = true
    line.backgroundColor = ChromeColor.hairline.cgColor
    track.backgroundColor = ChromeColor.raised.cgColor
    track.borderColor = ChromeColor.hairline.cgColor
    track.borderWidth = 1
    fill.backgroundColor = ChromeColor.accentText.cgColor
    head.backgroundColor = ChromeColor.text.cgColor
    head.borderColor = ChromeColor.playhead.cgColor
    head.borderWidth = 3
    for sublayer in [line, track, fill, head] { layer.addSublayer(sublayer) }
    time.font = ChromeFont.time
    time.textColor = ChromeColor.text
    caption.font = ChromeFont.codeCaption
    caption.textColor = ChromeColor.text3
    for view in [replay, reload, time, caption, speeds] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the state.
  ///
  /// - Parameter state: The window's state.
  func update(_ state: PlaygroundState) {
    speeds.selection = StageSpeed.allCases.firstIndex(of: state.speed) ?? 0
  }

  /// Shows how far the running transition is.
  ///
  /// - Parameters:
  ///   - seconds: The stage's time since it began.
  ///   - duration: How long it takes in the stage's time; 0 when nothing has run yet.
  ///   - note: What else there is to say.
  func show(seconds: Double, duration: Double, note: String) {
    time.text = String(format: "%.3f s", seconds)
    caption.text = note
    let next = duration > 0 ? CGFloat(min(max(seconds / duration, 0), 1)) : 0
    guard next != progress else { return }
    progress = next
    placeTrack()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    replay.frame = CGRect(x: 16, y: 14, width: 56, height: 36)
    reload.frame = CGRect(x: 80, y: 14, width: 72, height: 36)
    let right = bounds.width
    speeds.frame = CGRect(x: right - 234, y: 14, width: 218, height: 36)
    time.frame = CGRect(x: right - 388, y: 13, width: 140, height: 20)
    caption.frame = CGRect(x: right - 388, y: 34, width: 154, height: 16)
    placeTrack()
  }

  private func placeTrack() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let width = max(0, bounds.width - 388 - 32 - 176)
    track.frame = CGRect(x: 176, y: 29, width: width, height: 6)
    track.cornerRadius = 3
    fill.frame = CGRect(x: 176, y: 29, width: width * progress, height: 6)
    fill.cornerRadius = 3
    head.frame = CGRect(x: 176 + width * progress - 10, y: 22, width: 20, height: 20)
    head.cornerRadius = 10
  }
}
