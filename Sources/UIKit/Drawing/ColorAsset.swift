import CoreGraphics
import Foundation

/// A named colour of the assets: a folder `NAME.colorset` with a `Contents.json`, as Xcode writes it.
nonisolated struct ColorAsset: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    struct Color: Decodable {
      let components: [String: String]
    }
    let appearances: [Appearance]?
    let color: Color?
    let idiom: String?
  }

  private let colors: [Entry]

  /// Reads the colour of a name.
  ///
  /// - Parameter name: The name, which may contain folders.
  /// - Returns: The colour, or nil where there is none that can be read.
  static func named(_ name: String) -> ColorAsset? {
    guard let file = AssetFolders.file(named: "\(name).colorset/Contents.json"),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode(ColorAsset.self, from: data)
  }

  /// The colour in the light or the dark style.
  func color(isDark: Bool) -> CGColor? {
    let usual = colors.first { ($0.appearances ?? []).isEmpty }
    let dark = colors.first { $0.isDark }
    return (isDark ? dark ?? usual : usual)?.cgColor
  }
}

nonisolated extension ColorAsset.Entry {
  fileprivate var isDark: Bool {
    (appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
  }

  fileprivate var cgColor: CGColor? {
    guard let parts = color?.components else { return nil }
    let alpha = parts["alpha"].flatMap(Self.value) ?? 1
    if let white = parts["white"].flatMap(Self.value) { return CGColor(gray: white, alpha: alpha) }
    guard let red = parts["red"].flatMap(Self.value),
      let green = parts["green"].flatMap(Self.value),
      let blue = parts["blue"].flatMap(Self.value)
    else { return nil }
    return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as Xcode writes it: `0xF0` and `240` of 255, or `0.941` of 1.
  private static func value(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Double(text).map { CGFloat($0) / 255 }
  }
}
