/// Whether words are corrected while typing.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
