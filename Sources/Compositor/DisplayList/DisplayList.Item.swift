extension DisplayList {
  /// One step of drawing.
  public enum Item: Hashable, Sendable {
    /// A shape filled with a paint.
    case fill(Fill)
    /// A blurred shape below what follows.
    indirect case shadow(Shadow)
    /// What was drawn before, blurred.
    indirect case backdrop(Backdrop)
    /// What follows, up to the matching end, is composited as one picture.
    case beginGroup(Group)
    /// What follows, up to the matching end, is not drawn: its alpha multiplies the open group.
    case beginMask
    /// Ends the innermost mask.
    case endMask
    /// Ends the innermost group.
    case endGroup
  }
}
