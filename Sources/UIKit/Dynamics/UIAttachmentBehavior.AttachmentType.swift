extension UIAttachmentBehavior {
  /// What an item is attached to.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point that stays.
    case anchor = 1
  }
}
