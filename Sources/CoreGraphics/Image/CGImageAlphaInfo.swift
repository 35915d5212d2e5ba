/// Where a pixel keeps its opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere: three components.
  case none
  /// Last, with components multiplied by it.
  case premultipliedLast
  /// First, with components multiplied by it.
  case premultipliedFirst
  /// Last, with straight components.
  case last
  /// First, with straight components.
  case first
  /// Nowhere: the last component is not used.
  case noneSkipLast
  /// Nowhere: the first component is not used.
  case noneSkipFirst
  /// It is the only component.
  case alphaOnly
}
