/// A basic animation of whatever is not numbers or a matrix: shapes, colours in a row, pictures,
/// switches, and matrices made by a value function.
final class ValueEffect: AnimationEffect {
  private let property: LayerProperty
  private let ends: AnimationEnds
  private let pace: Pace

  init(_ property: LayerProperty, _ ends: AnimationEnds, _ pace: Pace) {
    self.property = property
    self.ends = ends
    self.pace = pace
  }

  override var hasEffect: Bool { true }
  override var keyPaths: [String] { [property.keyPath] }
  override var changesPaint: Bool { property.base.changesPaint }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    guard concerns(name) else { return }
    let present = state.value(of: property)
    guard let base = present ?? ends.to ?? ends.from else { return }
    if property.kind == .flag {
      state.setValue(ends.to ?? base, of: property)
      return
    }
    // A missing colour, shape or row has nothing to be mixed with.
    if present == nil, !ends.areFixed, property.base != .custom { return }
    let (from, to) = ends.resolved(isAdditive ? base.zero : base)
    var value = from.mixed(with: to, pace.progress(sample.progress))
    if isCumulative { value = value.adding(autoreverses ? from : to, times: sample.cycle) }
    state.put(value, of: property, isAdditive: isAdditive)
  }
}

extension LayerState {
  /// Sets the value of an animation, or adds it.
  mutating func put(_ value: AnimationValue, of property: LayerProperty, isAdditive: Bool) {
    guard isAdditive else { return setValue(value, of: property) }
    if case .function(let function) = property.part, let vector = value.vector {
      guard let base = matrix(of: property) else { return }
      setMatrix(function.matrix(vector).concatenating(base), of: property)
    } else if let base = self.value(of: property) {
      setValue(base.adding(value), of: property)
    }
  }
}

extension LayerProperty {
  /// Whether the property is set through a value function.
  var isFunction: Bool {
    if case .function = part { return true }
    return false
  }
}
