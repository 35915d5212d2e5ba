import UIKit

nonisolated extension HeroTargetState {
  /// Returns the state with everything that another one sets.
  func overridden(by other: HeroTargetState) -> HeroTargetState {
    var state = self
    state.takeAppearance(of: other)
    state.takeTiming(of: other)
    state.takeRules(of: other)
    return state
  }

  private mutating func take<Value>(
    _ field: WritableKeyPath<HeroTargetState, Value?>,
    of other: HeroTargetState
  ) {
    if let value = other[keyPath: field] { self[keyPath: field] = value }
  }

  private mutating func takeAppearance(of other: HeroTargetState) {
    take(\.position, of: other)
    take(\.size, of: other)
    take(\.transform, of: other)
    take(\.opacity, of: other)
    take(\.cornerRadius, of: other)
    take(\.backgroundColor, of: other)
    take(\.zPosition, of: other)
    take(\.anchorPoint, of: other)
    take(\.contentsRect, of: other)
    take(\.contentsScale, of: other)
    take(\.borderWidth, of: other)
    take(\.borderColor, of: other)
    take(\.shadowColor, of: other)
    take(\.shadowOpacity, of: other)
    take(\.shadowOffset, of: other)
    take(\.shadowRadius, of: other)
    take(\.shadowPath, of: other)
    take(\.masksToBounds, of: other)
    take(\.overlay, of: other)
    if !other.displayShadow { displayShadow = false }
  }

  private mutating func takeTiming(of other: HeroTargetState) {
    take(\.spring, of: other)
    take(\.duration, of: other)
    take(\.timingFunction, of: other)
    take(\.arc, of: other)
    take(\.cascade, of: other)
    if other.delay != 0 { delay = other.delay }
  }

  private mutating func takeRules(of other: HeroTargetState) {
    if let begin = other.beginState { beginState = (beginState ?? []) + begin }
    take(\.conditionalModifiers, of: other)
    take(\.source, of: other)
    take(\.ignoreSubviewModifiers, of: other)
    take(\.coordinateSpace, of: other)
    take(\.useScaleBasedSizeChange, of: other)
    take(\.snapshotType, of: other)
    take(\.custom, of: other)
    if other.nonFade { nonFade = true }
    if other.forceAnimate { forceAnimate = true }
  }

  /// Whether the built-in animator has something to do: a value to animate, or an explicit wish.
  ///
  /// > Compatibility: depth, contents scale and clipping count as well.
  var isAnimatable: Bool {
    let isPlaced = position != nil || size != nil || transform != nil || anchorPoint != nil
    let isPainted =
      opacity != nil || overlay != nil || cornerRadius != nil
      || backgroundColor != nil || borderColor != nil || borderWidth != nil
    let isShaded =
      shadowOpacity != nil || shadowRadius != nil || shadowOffset != nil
      || shadowColor != nil || shadowPath != nil
    let isOther =
      contentsRect != nil || contentsScale != nil || zPosition != nil
      || masksToBounds != nil
    return isPlaced || isPainted || isShaded || isOther || forceAnimate
  }
}
