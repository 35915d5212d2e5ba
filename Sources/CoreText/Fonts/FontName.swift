package import CoreGraphics

/// A font's name taken apart: family, weight and slant, as in "Inter-SemiBoldItalic".
package struct FontName {
  private var family: String
  private var weight = 400
  private var isItalic = false

  /// Takes a name apart.
  ///
  /// - Parameter name: The name.
  package init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    guard parts.count == 2 else { return }
    let face = parts[1].lowercased()
    isItalic = face.contains("italic") || face.contains("oblique")
    weight = Self.weights.first { face.contains($0.name) }?.weight ?? 400
  }

  /// Longer names first, as they contain shorter ones.
  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("heavy", 800), ("medium", 500), ("black", 900), ("light", 300),
    ("thin", 200), ("bold", 700),
  ]

  /// Returns the font of the name.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  package func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(family: family, size: size, weight: weight, isItalic: isItalic)
  }

  /// Returns the name of a font.
  ///
  /// - Parameter descriptor: The font.
  /// - Returns: The name.
  package static func name(of descriptor: FontDescriptor) -> String {
    let faces = [
      100: "UltraLight", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
      600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
    ]
    let face = faces[descriptor.weight] ?? "Regular"
    return "\(descriptor.family)-\(face)\(descriptor.isItalic ? "Italic" : "")"
  }
}
