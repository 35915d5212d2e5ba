import CoreGraphics
import QuartzCore

nonisolated extension UIImage {
  /// The size of the text that a symbol fits where nothing else is said, in points.
  private static let usualPointSize: CGFloat = 17

  /// Draws a symbol; nil, with a report, when there is none of the name.
  static func symbol(
    named name: String,
    _ configuration: SymbolConfiguration
  ) -> (picture: CGImage, scale: CGFloat)? {
    let use = SymbolUse(
      name: name,
      pointSize: configuration.pointSize ?? usualPointSize,
      weight: configuration.weight,
      scale: configuration.scale
    )
    let scale = screenScale
    guard let picture = use.picture(pixelsPerPoint: scale) else {
      World.current.report(.systemSymbols, in: "UIImage(systemName: \"\(name)\")")
      return nil
    }
    guard let color = configuration.color else { return (picture, scale) }
    return (picture.filled(with: color.cgColor), scale)
  }

  private static var screenScale: CGFloat {
    // A World, and with it its screen, is only ever used on the main actor.
    MainActor.assumeIsolated { UIScreen.main.scale }
  }

  /// The names of the symbols that have a drawing of their own, without endings such as "fill" and "circle".
  package static var systemSymbolNames: [String] { SymbolTable.names }

  /// Returns a symbol in another size or weight; other images stay as they are.
  ///
  /// - Parameter configuration: The size and weight.
  /// - Returns: The image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
}
