import UIKit

nonisolated extension CATransaction {
  /// Runs changes of layers that cause no implicit animations.
  ///
  /// - Parameter changes: The changes.
  static func withoutActions(_ changes: () -> Void) {
    guard !disableActions() else { return changes() }
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
