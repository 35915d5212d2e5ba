import UIKit

nonisolated extension UIKeyModifierFlags {
  /// Makes UIKit's form of the host's modifier keys.
  init(_ modifiers: HostModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}
