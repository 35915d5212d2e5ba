package import CoreGraphics

/// What a font looks like, by value.
package struct FontDescriptor: Hashable, Sendable {
  /// The name of the family.
  package var family: String
  /// The size in points, more than 0.
  package var size: CGFloat
  /// The weight, 100 (thin) to 900 (black); 400 is regular, 700 bold.
  package var weight: Int
  /// Whether the letters lean.
  package var isItalic: Bool
  /// Whether all figures are equally wide.
  package var isMonospacedDigit: Bool

  /// Makes a descriptor.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size in points, from 1/1000 to 10,000; others count as the nearest of these.
  ///   - weight: The weight, 100 to 900.
  ///   - isItalic: Whether the letters lean.
  ///   - isMonospacedDigit: Whether all figures are equally wide.
  package init(
    family: String,
    size: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    isMonospacedDigit: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite ? min(max(size, 0.001), Self.largest) : 12
    self.weight = min(max(weight, 100), 900)
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
  }

  /// The largest size, in points; letters of larger ones are not drawn any more.
  private static let largest: CGFloat = 10_000

  /// The family of the user interface.
  package static let systemFamily = "Inter"
  /// The family of code.
  package static let monospacedFamily = "JetBrains Mono"

  /// Returns the font of the user interface.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight, 100 to 900.
  /// - Returns: The font.
  package static func system(size: CGFloat, weight: Int = 400) -> FontDescriptor {
    FontDescriptor(family: systemFamily, size: size, weight: weight)
  }

  /// Returns the font of code.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight, 100 to 900.
  /// - Returns: The font.
  package static func monospaced(size: CGFloat, weight: Int = 400) -> FontDescriptor {
    FontDescriptor(family: monospacedFamily, size: size, weight: weight)
  }

  /// The heights of the font as layout uses them.
  package var metrics: FontMetrics {
    FontLibrary.shared.metrics(of: self)
  }
}
