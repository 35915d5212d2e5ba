/// What an animation does to the values of a layer; this one does nothing.
package class AnimationEffect {
  final var isAdditive = false
  final var isCumulative = false
  final var autoreverses = false
  /// The name of the sublayer that it changes, instead of the layer.
  final var sublayerName: String?

  /// Whether it changes a sublayer found by its name.
  var hasNamedEffects: Bool { sublayerName != nil }

  /// Whether it changes anything at all.
  package var hasEffect: Bool { false }

  /// Changes the values of a layer.
  ///
  /// - Parameters:
  ///   - sample: How far the animation is.
  ///   - state: The values.
  ///   - name: The name of the layer, when it is a sublayer of the one that has the animation.
  func apply(_ sample: AnimationTiming.Sample, to state: inout LayerState, named name: String?) {}

  /// Whether it changes what a layer shows in its own coordinates.
  var changesPaint: Bool { false }

  /// The way between two values that it goes, when it is a simple one.
  var line: EffectLine? { nil }

  /// The key path of the property, for lists of tracks.
  package var keyPaths: [String] { [] }

  /// Returns whether a layer is the one to change.
  @inline(__always)
  final func concerns(_ name: String?) -> Bool {
    sublayerName == name
  }
}
