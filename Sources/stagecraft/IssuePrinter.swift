import QuartzCore

/// Prints what a scene used and what is not supported to standard error, each thing once.
final class IssuePrinter {
  private var printed: Set<CompatibilityIssue> = []

  /// Prints an issue that was not printed before.
  ///
  /// - Parameter issue: The issue.
  func print(_ issue: CompatibilityIssue) {
    guard printed.insert(issue).inserted else { return }
    StandardOutput.complain("stagecraft: not supported: \(issue)")
  }
}
