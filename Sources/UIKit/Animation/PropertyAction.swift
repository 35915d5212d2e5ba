import QuartzCore

/// What a view answers when a property of its layer changes in an animation block.
///
/// The action is asked for before the change and run after it, so it knows both values.
nonisolated final class PropertyAction: CAAction {
  private let block: AnimationBlock
  private let property: AnimatableProperty
  private let layer: CALayer
  private let old: [(keyPath: String, value: AnimatableValue)]

  init(block: AnimationBlock, property: AnimatableProperty, layer: CALayer) {
    self.block = block
    self.property = property
    self.layer = layer
    old = property.values(of: layer)
  }

  /// A picture fades only into another one that looks otherwise.
  private func hasPictures(_ new: [(keyPath: String, value: AnimatableValue)]) -> Bool {
    guard property == .contents else { return true }
    guard case .picture(let before?) = old.first?.value,
      case .picture(let after?) = new.first?.value
    else { return false }
    return before.pixels != after.pixels
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let new = property.values(of: layer)
    // Bounds animate both parts when either differs.
    guard zip(old, new).contains(where: { $0.value != $1.value }), hasPictures(new) else { return }
    let changes = zip(old, new).map { before, after in
      (keyPath: before.keyPath, old: before.value, new: after.value)
    }
    // Layers are changed on the main actor only.
    nonisolated(unsafe) let layer = layer
    let block = block
    let isAdditive = property.isAdditive
    MainActor.assumeIsolated {
      for change in changes {
        block.record(
          PropertyChange(
            layer: layer,
            keyPath: change.keyPath,
            isAdditive: isAdditive,
            old: change.old,
            new: change.new
          )
        )
      }
    }
  }
}
