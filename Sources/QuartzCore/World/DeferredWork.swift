/// A block that a ``World`` runs at a time.
struct DeferredWork {
  let due: CFTimeInterval
  let order: Int
  let work: () -> Void
}
