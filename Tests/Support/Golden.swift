public import CoreGraphics
import Foundation
import Testing

/// Pictures that were looked at and kept.
public struct Golden {
  private let folder: URL

  /// Makes the pictures of a test target.
  ///
  /// - Parameter file: The file of the test; the pictures are in the folder `Goldens` beside it or further up.
  public init(file: String = #filePath) {
    var place = URL(fileURLWithPath: file)
    var folder = place
    repeat {
      place.deleteLastPathComponent()
      folder = place.appendingPathComponent("Goldens")
    } while !FileManager.default.fileExists(atPath: folder.path) && place.path.count > 1
    self.folder = folder
  }

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// Compares a picture with the kept one, bit by bit unless a tolerance is given.
  ///
  /// A mismatch attaches the kept picture, the new one and their difference. With RECORD_SNAPSHOTS=1 the
  /// picture is kept, and the test fails.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The kept picture's name.
  ///   - tolerance: How far a channel may be off, in 255ths.
  /// - Throws: When a picture cannot be read or written.
  public func check(_ image: CGImage, _ name: String, tolerance: Int = 0) throws {
    let url = folder.appendingPathComponent("\(name).png")
    let png = try ImageFile.pngData(image)
    if isRecording {
      try png.write(to: url)
      Issue.record("recorded \(name).png; run again without RECORD_SNAPSHOTS")
      return
    }
    // What was kept went through straight alpha, so the new picture goes the same way.
    let kept = try ImageFile.decode(contentsOf: url.path)
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-\(UUID().uuidString).png")
    try png.write(to: temporary)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let drawn = try ImageFile.decode(contentsOf: temporary.path)
    #expect(drawn.width == kept.width && drawn.height == kept.height, "\(name)")
    guard drawn.width == kept.width, drawn.height == kept.height else { return }
    let (largest, difference) = Self.compare(drawn, kept)
    guard largest > tolerance else { return }
    Issue.record("\(name).png differs by up to \(largest)/255")
    Attachment.record(Array(png), named: "\(name)-actual.png")
    Attachment.record(Array(try Data(contentsOf: url)), named: "\(name)-reference.png")
    Attachment.record(Array(try ImageFile.pngData(difference)), named: "\(name)-difference.png")
  }

  private static func compare(_ a: CGImage, _ b: CGImage) -> (Int, CGImage) {
    let result = PixelBuffer(width: a.width, height: a.height, isOpaque: true)
    var largest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        var pixel: UInt32 = 0xff00_0000
        for shift in stride(from: 0, through: 24, by: 8) {
          let left = Int(a.pixels[x, y] >> UInt32(shift) & 255)
          let right = Int(b.pixels[x, y] >> UInt32(shift) & 255)
          largest = max(largest, abs(left - right))
          if shift < 24 { pixel |= UInt32(min(255, abs(left - right) * 16)) << UInt32(shift) }
        }
        result[x, y] = pixel
      }
    }
    return (largest, CGImage(pixels: result))
  }

  /// The names of all kept pictures.
  public var names: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
  }
}
