/// How particles are put together.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// By adding their colours.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
