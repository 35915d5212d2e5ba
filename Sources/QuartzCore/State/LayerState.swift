/// Everything about one layer that can change over time, as a value.
///
/// The model, the committed model and what is on screen are all values of this type.
package struct LayerState {
  private final class StyleBox {
    var style: LayerStyle

    init(_ style: LayerStyle) {
      self.style = style
    }
  }

  // Never changed after it was made: whoever writes copies it first, since it is always shared.
  nonisolated(unsafe) private static let plainStyle = StyleBox(LayerStyle())

  package var place = LayerPlace()
  package var backgroundColor: CGColor?
  package var content = LayerContent.plain
  private var box = Self.plainStyle

  package init() {}

  /// What most layers leave as it is.
  package var style: LayerStyle {
    @inline(__always)
    _read { yield box.style }
    @inline(__always)
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = StyleBox(box.style) }
      yield &box.style
    }
  }

  /// The transform that is applied to each sublayer about the anchor point.
  package var sublayerTransform: CATransform3D {
    get { flags.contains(.hasSublayerTransform) ? style.sublayerTransform : .identity }
    set {
      style.sublayerTransform = newValue
      flags.set(.hasSublayerTransform, to: !newValue.isIdentity)
    }
  }

  /// The layer's time inside its superlayer's.
  package var timing: LayerTiming {
    get { style.timing }
    set {
      style.timing = newValue
      flags.set(.hasOwnTime, to: !newValue.isPlain)
    }
  }

  /// Whether the layer leaves its sublayers where they are in space, instead of flattening them.
  package var keepsSpace: Bool {
    switch content {
    case .transform: true
    case .replicator(let replicator): replicator.preservesDepth
    default: false
    }
  }

  /// Returns the layer's time at a time of its superlayer.
  @inline(__always)
  package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
    flags.contains(.hasOwnTime) ? style.timing.local(fromParent: time) : time
  }
}

extension LayerFlags {
  /// Puts flags in or takes them out.
  @inline(__always)
  package mutating func set(_ flags: LayerFlags, to isOn: Bool) {
    if isOn { insert(flags) } else { remove(flags) }
  }
}
