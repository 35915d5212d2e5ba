import UIKit

/// One wish about how a view takes part in a transition: a function that edits the view's target
/// state.
///
/// Modifiers are applied in the order of the list. A transform works inside the space of the
/// transforms before it, so `[.scale(0.5), .translate(x: 100)]` moves by 50 points on screen.
nonisolated public final class HeroModifier {
  /// Edits a target state.
  public let apply: (inout HeroTargetState) -> Void

  /// Makes a modifier.
  ///
  /// - Parameter applyFunction: Edits the target state of the view.
  public init(applyFunction: @escaping (inout HeroTargetState) -> Void) {
    apply = applyFunction
  }

  /// Makes a modifier that sets one field of the state.
  convenience init<Value>(_ field: WritableKeyPath<HeroTargetState, Value>, _ value: Value) {
    self.init { $0[keyPath: field] = value }
  }

  /// Makes a modifier that puts an operation before the transforms so far.
  static func transforming(
    _ operation: @escaping (CATransform3D) -> CATransform3D
  ) -> HeroModifier {
    HeroModifier { $0.transform = operation($0.transform ?? CATransform3DIdentity) }
  }
}
