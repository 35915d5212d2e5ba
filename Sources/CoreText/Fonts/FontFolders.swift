import CoreGraphics

/// Where the two families live.
package struct FontFolders: Hashable, Sendable {
  /// A family, the file by which it is found, and where Debian keeps it.
  private struct Family {
    var name: String
    var files: [String]
    var folder: String
    var package: String
  }

  private static let families = [
    Family(
      name: FontDescriptor.systemFamily,
      files: ["Inter-Regular.otf", "Inter-Regular.ttf"],
      folder: "/usr/share/fonts/opentype/inter",
      package: "fonts-inter"
    ),
    Family(
      name: FontDescriptor.monospacedFamily,
      files: ["JetBrainsMono-Regular.ttf", "JetBrainsMono-Regular.otf"],
      folder: "/usr/share/fonts/truetype/jetbrains-mono",
      package: "fonts-jetbrains-mono"
    ),
  ]

  /// The folders that were found.
  package private(set) var folders: [String] = []
  /// What to say about families that were not found, in one line, or nil.
  package private(set) var diagnostic: String?

  /// Looks for the families.
  ///
  /// - Parameters:
  ///   - roots: Where to look when a family is not where Debian keeps it; nil looks in the usual places.
  ///   - usesKnownFolders: Whether to look where Debian keeps them.
  package init(searching roots: [String]? = nil, usesKnownFolders: Bool = true) {
    var missing: [Family] = []
    for family in Self.families {
      let known = usesKnownFolders ? [family.folder] : []
      let found =
        known.first { Self.holds($0, family.files) }
        ?? Self.search(roots ?? Self.usualRoots, for: family.files)
      if let found { folders.append(found) } else { missing.append(family) }
    }
    guard !missing.isEmpty else { return }
    let names = missing.map(\.name).joined(separator: " and ")
    let packages = missing.map(\.package).joined(separator: " ")
    diagnostic =
      "fonts not found: \(names); text is drawn with other fonts"
      + " (install \(packages) to have them)"
  }

  private static var usualRoots: [String] {
    let home = NSHomeDirectory()
    return [
      "\(home)/.local/share/fonts", "\(home)/.fonts", "/usr/local/share/fonts", "/usr/share/fonts",
    ]
  }

  private static func holds(_ folder: String, _ files: [String]) -> Bool {
    files.contains { FileManager.default.isReadableFile(atPath: "\(folder)/\($0)") }
  }

  private static func search(_ roots: [String], for files: [String]) -> String? {
    for root in roots {
      guard let enumerator = FileManager.default.enumerator(atPath: root) else { continue }
      for case let path as String in enumerator {
        let name = (path as NSString).lastPathComponent
        if files.contains(name) {
          return "\(root)/\((path as NSString).deletingLastPathComponent)"
        }
      }
    }
    return nil
  }
}
