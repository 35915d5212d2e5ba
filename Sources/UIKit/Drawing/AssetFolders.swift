import CoreGraphics
import Foundation

/// Where images of the app are looked for: a folder from the environment, the one beside the executable, the
/// package's own.
nonisolated package enum AssetFolders {
  /// The name of the environment variable that names a folder.
  package static let variable = "STAGECRAFT_ASSETS"

  /// The folders that exist, in the order in which they are asked.
  package static var folders: [URL] {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment[variable] {
      candidates.append(URL(fileURLWithPath: path, isDirectory: true))
    }
    let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
      .resolvingSymlinksInPath()
      .deletingLastPathComponent()
    candidates.append(executable.appendingPathComponent("assets", isDirectory: true))
    var folder = executable
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      candidates.append(folder.appendingPathComponent("assets", isDirectory: true))
    }
    candidates.append(packageAssets)
    return candidates.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The package's assets as seen from this source file, for tests.
  private static let packageAssets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("assets", isDirectory: true)

  /// Finds a file of the assets.
  ///
  /// - Parameter name: The name, which may contain folders.
  /// - Returns: The file's place, or nil.
  package static func file(named name: String) -> URL? {
    folders.lazy.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Reads an image of the assets, at the highest scale that exists.
  static func image(named name: String) -> (picture: CGImage, scale: CGFloat)? {
    for candidate in candidates(for: name) {
      guard let file = file(named: candidate),
        let picture = ImageCache.shared.picture(at: file.path)
      else { continue }
      return (picture, scale(ofFile: candidate))
    }
    return nil
  }

  private static func candidates(for name: String) -> [String] {
    let known = ["png", "jpg", "jpeg"]
    let path = name as NSString
    if known.contains(path.pathExtension.lowercased()) { return [name] }
    return ["@3x", "@2x", ""].flatMap { suffix in known.map { "\(name)\(suffix).\($0)" } }
  }

  static func scale(ofFile path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}
