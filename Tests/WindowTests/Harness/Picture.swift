import Foundation

/// A screenshot, as rows of red, green and blue bytes.
struct Picture: Equatable {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Reads a picture in the PPM format (P6, 8 bits).
  ///
  /// - Parameter data: The file's contents.
  /// - Throws: What the tools or the window could not do.
  init(ppm data: Data) throws {
    var numbers: [Int] = []
    var position = data.startIndex + 2
    guard data.prefix(2).elementsEqual("P6".utf8) else {
      throw WindowTestError.unreadablePicture("not a PPM file")
    }
    while numbers.count < 3 {
      var number: Int?
      while position < data.endIndex, number == nil || Self.digit(data[position]) != nil {
        if let digit = Self.digit(data[position]) { number = (number ?? 0) * 10 + digit }
        position += 1
      }
      guard let number else { throw WindowTestError.unreadablePicture("a header without numbers") }
      numbers.append(number)
    }
    position += 1
    guard numbers[2] == 255, data.endIndex - position >= numbers[0] * numbers[1] * 3 else {
      throw WindowTestError.unreadablePicture("\(numbers), \(data.count) bytes")
    }
    width = numbers[0]
    height = numbers[1]
    bytes = [UInt8](data[position..<(position + numbers[0] * numbers[1] * 3)])
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }

  /// The red, green and blue of a pixel.
  subscript(x: Int, y: Int) -> SIMD3<Int> {
    let index = (y * width + x) * 3
    return SIMD3(Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
  }

  /// The part of the picture that lies in a rectangle.
  func cropped(to rectangle: CGRect) -> Picture {
    let minX = max(Int(rectangle.minX), 0)
    let minY = max(Int(rectangle.minY), 0)
    let maxX = max(min(Int(rectangle.maxX), width), minX)
    let maxY = max(min(Int(rectangle.maxY), height), minY)
    var part: [UInt8] = []
    part.reserveCapacity((maxX - minX) * (maxY - minY) * 3)
    for y in minY..<max(maxY, minY) {
      part += bytes[((y * width + minX) * 3)..<((y * width + maxX) * 3)]
    }
    return Picture(width: maxX - minX, height: maxY - minY, bytes: part)
  }

  /// How much of the picture differs from another one of its size, from 0 to 1.
  ///
  /// - Parameters:
  ///   - other: The other picture; one of another size differs wholly.
  ///   - tolerance: The largest difference of a channel that is none. Default 8.
  /// - Returns: The part that differs.
  func difference(from other: Picture, tolerance: Int = 8) -> Double {
    guard width == other.width, height == other.height, width * height > 0 else { return 1 }
    var count = 0
    for pixel in 0..<(width * height) {
      let index = pixel * 3
      for channel in 0..<3
      where abs(Int(bytes[index + channel]) - Int(other.bytes[index + channel])) > tolerance {
        count += 1
        break
      }
    }
    return Double(count) / Double(width * height)
  }

  /// How many pixels are within a distance of a colour in every channel.
  func count(near colour: SIMD3<Int>, tolerance: Int = 24) -> Int {
    var count = 0
    for index in stride(from: 0, to: bytes.count, by: 3) {
      let isNear =
        abs(Int(bytes[index]) - colour.x) <= tolerance
        && abs(Int(bytes[index + 1]) - colour.y) <= tolerance
        && abs(Int(bytes[index + 2]) - colour.z) <= tolerance
      if isNear { count += 1 }
    }
    return count
  }

  /// How many columns reach from the left edge to the last pixel that stands out from a colour.
  ///
  /// - Parameters:
  ///   - ground: The colour of the ground.
  ///   - tolerance: The largest difference of a channel that is none. Default 60.
  /// - Returns: The number of columns, 0 when nothing stands out.
  func inkWidth(on ground: SIMD3<Int>, tolerance: Int = 60) -> Int {
    for x in stride(from: width - 1, through: 0, by: -1) {
      for y in 0..<height {
        let pixel = self[x, y]
        let isInk = (0..<3).contains { abs(pixel[$0] - ground[$0]) > tolerance }
        if isInk { return x + 1 }
      }
    }
    return 0
  }

  /// The picture as a PPM file.
  var ppm: Data { Data("P6\n\(width) \(height)\n255\n".utf8) + bytes }

  /// Keeps the picture as a PNG file among the run's artefacts.
  ///
  /// - Parameter name: The file's name without its extension.
  /// - Throws: What the tools or the window could not do.
  func keep(as name: String) throws {
    let folder = WindowRun.artifacts
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("window-\(name).png").path
    try Command.demand("convert", "ppm:-", file, input: ppm)
  }
}
