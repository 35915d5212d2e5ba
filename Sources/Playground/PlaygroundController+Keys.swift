import UIKit

extension PlaygroundController {
  /// Carries out a key that no control has used.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it means something.
  func handle(_ key: UIKey) -> Bool {
    guard !modifiers.isEditing,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardR: replay()
    case .keyboardSlash: modifiers.focus(selectsAll: true)
    case .keyboard1: send(.chooseSpeed(.full))
    case .keyboard2: send(.chooseSpeed(.half))
    case .keyboard3: send(.chooseSpeed(.quarter))
    case .keyboard4: send(.chooseSpeed(.tenth))
    case .keyboard5: send(.chooseSpeed(.fiftieth))
    case .keyboardS: holdSlow(true)
    default: return false
    }
    return true
  }
}
