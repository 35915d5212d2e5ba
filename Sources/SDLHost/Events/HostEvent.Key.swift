extension HostEvent {
  /// A key that changed.
  nonisolated package struct Key: Hashable, Sendable {
    package var isDown: Bool
    /// Whether the key was down already.
    package var isRepeat: Bool
    /// The usage code of the USB keyboard page, which SDL's scan codes are.
    package var usage: Int
    /// What the key types with Shift and Caps Lock as they are; empty for keys that type nothing.
    package var characters: String
    /// What the key types alone.
    package var plainCharacters: String
    package var modifiers: HostModifiers

    package init(
      isDown: Bool,
      isRepeat: Bool = false,
      usage: Int,
      characters: String = "",
      plainCharacters: String = "",
      modifiers: HostModifiers = []
    ) {
      self.isDown = isDown
      self.isRepeat = isRepeat
      self.usage = usage
      self.characters = characters
      self.plainCharacters = plainCharacters
      self.modifiers = modifiers
    }
  }
}
