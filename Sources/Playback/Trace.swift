/// Everything that one transition did: its callbacks, the values of what it animated, and what it left behind.
public struct Trace: Codable, Equatable, Sendable {
  /// One callback.
  public struct Event: Codable, Equatable, Sendable {
    /// Seconds since the animator's first animations began; below 0 for what came before.
    public let t: Double
    /// The callback's name, as Apple spells it.
    public let event: String
    /// Whose callback it is.
    public let of: String
  }

  /// The presentation values of one property of one view or layer.
  public struct Track: Codable, Equatable, Sendable {
    /// The view's `accessibilityIdentifier`, `view/layer` for a layer, or `view/mask`.
    public let view: String
    /// The property, such as `position` or `transform.scale`.
    public let property: String
    /// Rows of a time in seconds and the property's numbers.
    public var samples: [[Double]]
  }

  /// The state of one view after the transition.
  public struct View: Codable, Equatable, Sendable {
    /// The view's name.
    public let name: String
    /// x, y, width and height, in points.
    public let frame: [Double]
    /// m11 to m44, row by row.
    public let transform: [Double]
    /// From 0 to 1.
    public let alpha: Double
    /// Whether the view is hidden.
    public let hidden: Bool
    /// Whether the view is in the stage's window.
    public let inWindow: Bool
    /// The name of the superview, or the empty string.
    public let superview: String
    /// The place among the superview's subviews, or -1 without a superview.
    public let index: Int
    /// Whether the view's layer has a mask.
    public let hasMask: Bool
    /// The keys of the animations that are still attached.
    public let animationKeys: [String]
  }

  /// What is there after the transition.
  public struct Final: Codable, Equatable, Sendable {
    /// Every view of the run that still exists.
    public let views: [View]
    /// The number of live containers of modal presentations.
    public let containers: Int
    /// How often the transition's context was completed.
    public let completed: Int
    /// Whether the transition was cancelled.
    public let cancelled: Bool
  }

  /// The scene's name.
  public let scene: String
  /// The trigger's name.
  public let trigger: String
  /// The device, such as `375x812`.
  public let device: String
  /// Seconds from the first animations to the completion of the context.
  public let duration: Double
  /// What the scene used that is not supported, as `where: what`.
  public let issues: [String]
  /// The callbacks in order.
  public let log: [Event]
  /// The animated properties, in the order in which views and properties first moved.
  public let tracks: [Track]
  /// What is there afterwards.
  public let final: Final
}
