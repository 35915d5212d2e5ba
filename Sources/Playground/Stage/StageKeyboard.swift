import QuartzCore
import UIKit

/// Takes the keyboard for a field on the stage: what is typed in the window goes to the field that a person
/// edits on the phone.
final class StageKeyboard: UIView, MarkedTextInput {
  private let controller: StageController
  private weak var served: UIResponder?
  /// Returns a rectangle of the phone in the window's coordinates.
  var rectInWindow: (CGRect) -> CGRect = { $0 }

  /// Makes the keyboard of a stage.
  ///
  /// - Parameter controller: The stage.
  init(of controller: StageController) {
    self.controller = controller
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "stage keyboard"
  }

  required init?(coder: NSCoder) { nil }

  private var field: (any UIKeyInput)? { controller.window.firstResponder as? any UIKeyInput }

  /// Takes the keyboard when a field on the stage has begun to be edited, and gives it up when none is.
  ///
  /// - Parameter isTouched: Whether the stage was touched just now, so that a field which is edited already
  ///   gets the keyboard too.
  func follow(isTouched: Bool) {
    let responder = field.map { $0 as AnyObject } as? UIResponder
    let isNew = responder !== served
    served = responder
    if responder == nil {
      if isFirstResponder { _ = resignFirstResponder() }
    } else if !isFirstResponder, isTouched || isNew && !(window?.firstResponder is any UIKeyInput) {
      _ = becomeFirstResponder()
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Text

  var hasText: Bool { perform { $0.hasText } ?? false }

  func insertText(_ text: String) {
    perform { $0.insertText(text) }
  }

  func deleteBackward() {
    perform { $0.deleteBackward() }
  }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    perform { field in
      (field as? any MarkedTextInput)?.setMarkedText(markedText, selectedRange: selectedRange)
    }
  }

  var caretRectInWindow: CGRect {
    perform { field in
      (field as? any MarkedTextInput).map { rectInWindow($0.caretRectInWindow) }
    }.flatMap(\.self) ?? .zero
  }

  @discardableResult
  private func perform<Value>(_ body: (any UIKeyInput) -> Value) -> Value? {
    guard let field else { return nil }
    return controller.world.perform { body(field) }
  }

  // MARK: Keys

  /// Esc ends the editing; other keys are the field's.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let own = presses.filter { !Self.belongsToWindow($0) }
    if own.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      controller.world.perform { _ = controller.window.endEditing(true) }
      follow(isTouched: false)
    } else {
      send(own)
    }
    let others = presses.subtracting(own).filter { !movesInStage($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let own = presses.filter { !Self.belongsToWindow($0) }
    send(own)
    let others = presses.subtracting(own)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Goes from one text field of the stage to another by Tab, as long as there is one.
  private func movesInStage(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    return controller.world.perform { controller.window.moveToTextField(by: key) }
  }

  /// Tab and F6 walk through the window.
  private static func belongsToWindow(_ press: UIPress) -> Bool {
    press.key?.keyCode == .keyboardTab || press.key?.keyCode == .keyboardF6
  }

  private func send(_ presses: Set<UIPress>) {
    controller.world.perform {
      for press in presses { controller.window.sendEvent(UIPressesEvent(press)) }
    }
  }
}
