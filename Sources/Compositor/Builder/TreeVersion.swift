import QuartzCore

/// What a layer tree was like when it was drawn.
struct TreeVersion {
  weak var root: CALayer?
  var revision: UInt64
  var time: CFTimeInterval

  init(_ root: CALayer, _ time: CFTimeInterval) {
    self.root = root
    revision = root.subtreeRevision
    self.time = time
  }

  /// Whether the tree certainly looks the same at another time.
  func isUnchanged(at newTime: CFTimeInterval) -> Bool {
    guard let root, root.subtreeRevision == revision, !root.hasUncommittedChanges else {
      return false
    }
    return newTime == time || root.subtreeAnimationCount == 0
  }
}
