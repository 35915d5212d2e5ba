/// Whether spelling is checked while typing.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system thinks.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
