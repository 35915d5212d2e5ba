/// Modifier keys that are down, as the host's own event layer keeps them.
nonisolated package struct HostModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = HostModifiers(rawValue: 1)
  package static let control = HostModifiers(rawValue: 2)
  package static let alternate = HostModifiers(rawValue: 4)
  package static let command = HostModifiers(rawValue: 8)
  package static let capsLock = HostModifiers(rawValue: 16)

  /// Reads SDL's mask of modifier keys (`SDL_Keymod`), left and right keys alike.
  ///
  /// - Parameter keymod: The mask.
  package init(keymod: UInt16) {
    self = []
    if keymod & 0x0003 != 0 { insert(.shift) }
    if keymod & 0x00C0 != 0 { insert(.control) }
    if keymod & 0x0300 != 0 { insert(.alternate) }
    if keymod & 0x0C00 != 0 { insert(.command) }
    if keymod & 0x2000 != 0 { insert(.capsLock) }
  }
}
