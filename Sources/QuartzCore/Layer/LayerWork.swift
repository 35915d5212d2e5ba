/// What has to be done about a layer or its subtree before the next frame.
struct LayerWork: OptionSet {
  let rawValue: UInt8

  /// The state or the children differ from what was committed.
  static let needsCommit = LayerWork(rawValue: 1)
  static let needsLayout = LayerWork(rawValue: 2)
  static let needsDisplay = LayerWork(rawValue: 4)
  /// What the layer shows in its own coordinates differs from what was committed.
  static let changesPaint = LayerWork(rawValue: 8)
}
