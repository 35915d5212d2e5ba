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
  }

  /// Draws frames again and again.
  ///
  /// - Parameters:
  ///   - lists: The frames, drawn in turn.
  ///   - watch: How often.
  /// - Returns: The median of a frame, in milliseconds, and the picture of the first one.
  /// - Throws: ``ChildProcess/Failure``, or what files throw.
  @MainActor
  func run(
    _ lists: [DisplayList],
    _ watch: Stopwatch
  ) throws -> (milliseconds: Double, picture: PixelBuffer) {
    try ChildProcess.withFolder { folder in
      let scene = try SceneFile.write(lists, into: folder)
      let picture = folder.appendingPathComponent("picture.bgra")
      var arguments = [
        program, scene.path, "--runs", "\(watch.runs)", "--warm-ups", "\(watch.warmUps)",
        "--picture", picture.path,
      ]
      if watch.countsProcessorTime { arguments.append("--processor-time") }
      let output = try ChildProcess.run(python, arguments)
      let answer = try JSONDecoder().decode(Answer.self, from: output)
      let size = (lists.first?.width ?? 0, lists.first?.height ?? 0)
      return (answer.milliseconds, try Self.pixels(Data(contentsOf: picture), size))
    }
  }

  private static func pixels(_ data: Data, _ size: (width: Int, height: Int)) throws -> PixelBuffer
  {
    guard data.count == size.width * size.height * 4 else {
      throw ChildProcess.Failure(description: "Skia's picture has \(data.count) bytes")
    }
    let pixels = PixelBuffer(width: size.width, height: size.height)
    data.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(pixels.pixels).copyMemory(from: bytes)
    }
    return pixels
  }
}
