public import Foundation

/// What a visual effect view does to what is behind it; use one of the subclasses.
nonisolated open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() {
    super.init()
  }

  /// Makes an effect that does nothing.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the effect itself, which never changes.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The effect.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// What is done to the pixels behind; nil for nothing.
  var look: BlurLook? { nil }
}
