import UIKit

extension PlaygroundController {
  /// Carries out a key that no control has used.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it means something.
  func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    return moveFocus(by: key) || (!modifiers.isEditing && command(key))
  }

  private func command(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardR: replay()
    case .keyboardSlash: modifiers.focus(selectsAll: true)
    case .keyboard1: send(.chooseSpeed(.full))
    case .keyboard2: send(.chooseSpeed(.half))
    case .keyboard3: send(.chooseSpeed(.quarter))
    case .keyboard4: send(.chooseSpeed(.tenth))
    case .keyboard5: send(.chooseSpeed(.fiftieth))
    case .keyboardS: holdSlow(true)
    case .keyboardEscape: view.endEditing(true)
    default: return false
    }
    return true
  }

  // MARK: Focus

  /// Tab goes to the next control, F6 to the next part of the window; with Shift both go back.
  private func moveFocus(by key: UIKey) -> Bool {
    let isBackwards = key.modifierFlags.contains(.shift)
    let order = FocusOrder(of: [topBar, stageView, modifiers, reference, transport])
    let holder = view.window?.firstResponder
    let current: UIResponder? = holder is StageKeyboard ? stageView : holder
    let stop: (any FocusStop)? =
      switch key.keyCode {
      case .keyboardTab: order.stop(after: current, backwards: isBackwards)
      case .keyboardF6: order.region(after: current, backwards: isBackwards)
      default: nil
      }
    guard let stop else { return false }
    _ = stop.becomeFirstResponder()
    return true
  }

  /// A press of the pointer takes the keyboard away from a control; the field keeps it.
  func pointerPressed() {
    guard let holder = view.window?.firstResponder,
      holder is ChromeControl || holder is StageView || holder is StageKeyboard
    else { return }
    _ = holder.resignFirstResponder()
  }
}
