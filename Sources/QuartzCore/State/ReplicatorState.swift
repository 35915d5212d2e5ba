/// What a replicator layer shows.
package struct ReplicatorState {
  package var instanceCount = 1
  package var preservesDepth = false
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3D.identity
  package var instanceColor: CGColor? = .white
  package var instanceRedOffset: Float = 0
  package var instanceGreenOffset: Float = 0
  package var instanceBlueOffset: Float = 0
  package var instanceAlphaOffset: Float = 0

  package init() {}
}
