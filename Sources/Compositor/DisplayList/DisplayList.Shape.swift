extension DisplayList {
  /// A region of a layer's plane.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with a circular radius at each corner.
    case roundedRect(RoundedRect)
    /// What lies in the outer rectangle and not in the inner one: a border.
    case ring(outer: RoundedRect, inner: RoundedRect)
    /// The inside of a path.
    case path(Outline)
  }
}
