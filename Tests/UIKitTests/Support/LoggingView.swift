import UIKit

/// A view that writes down what it is told.
final class LoggingView: UIView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog, frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() {
    let isLinked = layer.superlayer === superview?.layer
    log.add("\(name).didMoveToSuperview\(isLinked ? "" : " unlinked")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() { log.add("\(name).didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { log.add("\(name).didAddSubview") }

  override func willRemoveSubview(_ subview: UIView) { log.add("\(name).willRemoveSubview") }

  override func layoutSubviews() { log.add("\(name).layoutSubviews") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).cancelled")
  }
}
