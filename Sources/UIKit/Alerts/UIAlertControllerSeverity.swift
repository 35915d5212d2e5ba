/// How serious an alert is.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Something may be lost.
  case critical = 1
}
