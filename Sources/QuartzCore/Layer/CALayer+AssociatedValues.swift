import ObjectiveC

// What is associated with a layer goes with it.
extension CALayer: AssociatedValueOwner {}
