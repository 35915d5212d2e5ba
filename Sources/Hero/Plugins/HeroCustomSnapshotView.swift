public import UIKit

/// A view that makes its own stand-in.
///
/// > Compatibility: corner radius, opacity, border and shadow of the stand-in's own layer are
/// overwritten with the view's.
@preconcurrency @MainActor public protocol HeroCustomSnapshotView {
  /// The stand-in, or nil for an automatic one.
  var heroSnapshot: UIView? { get }
}
