import Compositor
import CoreGraphics
import Foundation

/// The program that draws display lists with Skia's CPU raster, on one thread.
nonisolated struct SkiaProgram: Equatable {
  /// A Python that has the package `skia-python`.
  let python: String
  /// The program.
  let program: String

  /// What the program says of a scene.
  private struct Answer: Decodable {
    let milliseconds: Double
    let skia: String
  }

  /// Why there is no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Draws frames again and again.
  ///
  /// - Parameters:
  ///   - lists: The frames, drawn in turn.
  ///   - watch: How often.
  /// - Returns: The median of a frame, in milliseconds, and the picture of the first one.
  /// - Throws: ``Failure``, or what files throw.
  @MainActor
  func run(
    _ lists: [DisplayList],
    _ watch: Stopwatch
  ) throws -> (milliseconds: Double, picture: PixelBuffer) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try SceneFile.write(lists, into: folder)
    let picture = folder.appendingPathComponent("picture.bgra")
    var arguments = [
      program, scene.path, "--runs", "\(watch.runs)", "--warm-ups", "\(watch.warmUps)",
      "--picture", picture.path,
    ]
    if watch.countsProcessorTime { arguments.append("--processor-time") }
    let output = try launch(arguments)
    let answer = try JSONDecoder().decode(Answer.self, from: output)
    let data = try Data(contentsOf: picture)
    let (width, height) = (lists.first?.width ?? 0, lists.first?.height ?? 0)
    guard data.count == width * height * 4 else {
      throw Failure(description: "Skia's picture has \(data.count) bytes")
    }
    let pixels = PixelBuffer(width: width, height: height)
    data.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(pixels.pixels).copyMemory(from: bytes)
    }
    return (answer.milliseconds, pixels)
  }

  private func launch(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
    return output
  }
}
