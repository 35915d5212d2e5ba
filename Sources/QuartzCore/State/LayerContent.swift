/// What a layer of a special kind shows.
package enum LayerContent {
  /// An ordinary layer.
  case plain
  indirect case shape(ShapeState)
  indirect case gradient(GradientState)
  indirect case replicator(ReplicatorState)
  indirect case text(TextState)
  indirect case emitter(EmitterState)
  /// A layer that does not flatten its sublayers.
  case transform
  indirect case portal(PortalState)
  indirect case backdrop(BackdropState)

  /// The shape, when it is one; setting it makes it one.
  package var shape: ShapeState? {
    if case .shape(let state) = self { return state }
    return nil
  }

  /// The gradient, when it is one.
  package var gradient: GradientState? {
    if case .gradient(let state) = self { return state }
    return nil
  }

  /// The replicator, when it is one.
  package var replicator: ReplicatorState? {
    if case .replicator(let state) = self { return state }
    return nil
  }

  /// The particles, when the layer shows some.
  package var emitter: EmitterState? {
    if case .emitter(let state) = self { return state }
    return nil
  }

  /// What happens to the pixels behind, when the layer shows them.
  package var backdrop: BackdropState? {
    if case .backdrop(let state) = self { return state }
    return nil
  }

  /// The text, when it is one.
  package var text: TextState? {
    if case .text(let state) = self { return state }
    return nil
  }
}
