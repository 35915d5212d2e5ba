import UIKit

nonisolated extension UIEvent.ButtonMask {
  /// Makes UIKit's form of a button.
  init(_ button: HostEvent.Button) {
    switch button {
    case .primary: self = .primary
    case .secondary: self = .secondary
    case .middle: self = Self(rawValue: 1 << 2)
    case .other(let number): self = Self(rawValue: 1 << min(max(number - 1, 3), 31))
    }
  }
}
