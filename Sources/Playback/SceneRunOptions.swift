public import Foundation
public import QuartzCore

/// What a run of a scene is made with.
public struct SceneRunOptions {
  /// The phone on the stage.
  public var device: StageDevice
  /// Pixels per point of the stage, which is also its `UIScreen.scale`; from 0.25 to 8.
  ///
  /// Default 2.
  public var scale: CGFloat
  /// A modifier string for one view, which replaces the view's own modifiers; nil leaves the scene as it is.
  public var modifiers: ViewModifiers?
  /// Whether the scene's own plugin is on; nil leaves it off.
  public var pluginIsOn: Bool?

  /// How many threads draw pictures; the pixels are the same for any number.
  ///
  /// Default 1.
  public var threads = 1
  /// Told of everything that the scene uses and that is not supported, as it happens; nil tells nobody.
  public var report: ((CompatibilityIssue) -> Void)?

  /// A modifier string and the view that it is for.
  public struct ViewModifiers: Equatable, Sendable {
    /// The `accessibilityIdentifier` of the view.
    public let view: String
    /// The text in the modifier language.
    public let string: String

    /// Makes the pair.
    public init(view: String, string: String) {
      self.view = view
      self.string = string
    }
  }

  /// Makes options.
  public init(
    device: StageDevice = .standard,
    scale: CGFloat = 2,
    modifiers: ViewModifiers? = nil,
    pluginIsOn: Bool? = nil
  ) {
    self.device = device
    self.scale = scale
    self.modifiers = modifiers
    self.pluginIsOn = pluginIsOn
  }
}
