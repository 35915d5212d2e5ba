import CoreGraphics
import Foundation
import Testing

struct ImageFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "image-file-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func makeImage(isOpaque: Bool) -> CGImage {
    var numbers = FixedNumbers(seed: 11)
    let pixels = PixelBuffer(width: 37, height: 21)
    for index in 0..<(37 * 21) {
      let alpha = isOpaque ? 255 : UInt32(numbers.next(in: 0...255))
      pixels.base[index] = StraightColor.premultiplied(
        UInt32(numbers.next(in: 0...255)),
        UInt32(numbers.next(in: 0...255)),
        UInt32(numbers.next(in: 0...255)),
        alpha
      )
    }
    return CGImage(pixels: pixels)
  }

  @Test(arguments: [true, false], [PNGOptions.Filter.none, .sub, .up, .all])
  func `a picture comes back from its file exactly`(
    isOpaque: Bool,
    filter: PNGOptions.Filter
  ) throws {
    let image = makeImage(isOpaque: isOpaque)
    for level in [0, 1, 9] {
      let path = "\(folder)/picture.png"
      try ImageFile.writePNG(image, to: path, options: PNGOptions(filter: filter, level: level))
      let read = try ImageFile.decode(contentsOf: path)
      #expect(read.pixels == image.pixels)
      #expect(read.pixels.isOpaque == isOpaque)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["picture.png"])
  }

  @Test func `equal pictures give equal bytes, and opaque ones have no opacity`() throws {
    let first = try ImageFile.pngData(makeImage(isOpaque: true))
    let second = try ImageFile.pngData(makeImage(isOpaque: true))
    #expect(first == second)
    // The colour type stands at byte 25: 2 is RGB, 6 is RGBA.
    #expect(first[25] == 2)
    #expect(try ImageFile.pngData(makeImage(isOpaque: false))[25] == 6)
  }

  @Test func `harder compression makes a smaller file`() throws {
    let pixels = PixelBuffer(width: 200, height: 200, isOpaque: true)
    let image = CGImage(pixels: pixels)
    let quick = try ImageFile.pngData(image, options: PNGOptions(level: 0)).count
    let small = try ImageFile.pngData(image, options: PNGOptions(level: 6)).count
    #expect(small * 10 < quick)
  }

  @Test func `every straight colour survives premultiplying as far as eight bits allow`() {
    for alpha in UInt32(1)...255 {
      for value in UInt32(0)...255 {
        let pixel = StraightColor.premultiplied(value, value, value, alpha)
        let component = pixel & 0xFF
        #expect(component <= alpha)
        let straight = StraightColor.straight(component, alpha)
        let again = StraightColor.premultiplied(straight, straight, straight, alpha)
        #expect(again == pixel)
      }
    }
  }

  /// A JPEG of 16 x 8 pixels, left half red, right half blue, that says it must be turned by 90 degrees.
  private static let turnedJPEG = """
    /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4M
    ChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARES
    EhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAAR
    CAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEB
    AAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAABDBYHBBv/aAAwDAQACEQMRAD8Aio4FOdbWjM8u
    8P/Z
    """

  @Test func `a JPEG is turned as its camera says`() throws {
    let data = try #require(
      Data(base64Encoded: Self.turnedJPEG, options: .ignoreUnknownCharacters)
    )
    let image = try ImageFile.decode(data)
    #expect(image.width == 8)
    #expect(image.height == 16)
    #expect(image.pixels.isOpaque)
    let (top, bottom) = (image.pixels[4, 2], image.pixels[4, 13])
    #expect(top >> 16 & 0xFF > 240 && top & 0xFF < 15, "red is on top")
    #expect(bottom >> 16 & 0xFF < 15 && bottom & 0xFF > 240, "blue is below")
    #expect(throws: ImageFileError.unreadable(path: "cut", reason: "it ends too early")) {
      try ImageFile.decode(data.prefix(200), name: "cut")
    }
  }

  @Test func `a missing file is named`() {
    let path = "\(folder)/nothing.png"
    #expect(throws: ImageFileError.unreadable(path: path, reason: "there is no such file")) {
      try ImageFile.decode(contentsOf: path)
    }
    #expect(throws: ImageFileError.unreadable(path: folder, reason: "it is a folder")) {
      try ImageFile.decode(contentsOf: folder)
    }
  }

  @Test func `a file that is no picture, or half of one, is an error`() throws {
    let text = Data("no picture at all".utf8)
    #expect(throws: ImageFileError.self) { try ImageFile.decode(text) }
    #expect(throws: ImageFileError.unreadable(path: "image data", reason: "it is empty")) {
      try ImageFile.decode(Data())
    }
    let half = try ImageFile.pngData(makeImage(isOpaque: true)).prefix(700)
    #expect(throws: ImageFileError.self) { try ImageFile.decode(Data(half)) }
  }

  @Test func `a place that cannot be written to is named and nothing is left there`() {
    let image = makeImage(isOpaque: true)
    let path = "\(folder)/no/such/folder.png"
    #expect(
      throws: ImageFileError.unwritable(path: path, reason: "No such file or directory")
    ) {
      try ImageFile.writePNG(image, to: path)
    }
  }

  @Test func `a full disk is an error, and a device is written to and not replaced`() throws {
    let reason = "No space left on device"
    #expect(throws: ImageFileError.unwritable(path: "/dev/full", reason: reason)) {
      try ImageFile.write(Data([1, 2, 3]), to: "/dev/full")
    }
    try ImageFile.write(Data([1]), to: "/dev/null")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a link stays a link`() throws {
    try ImageFile.write(Data([1]), to: "\(folder)/real")
    let link = "\(folder)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    try ImageFile.write(Data([2]), to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
    #expect(FileManager.default.contents(atPath: "\(folder)/real") == Data([2]))
  }

  @Test func `writing over a folder leaves no draft`() throws {
    let path = "\(folder)/taken"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: ImageFileError.self) { try ImageFile.write(Data([1]), to: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["taken"])
  }

  @Test func `an error says what went wrong in one line`() {
    let error = ImageFileError.unreadable(path: "a.png", reason: "it is empty")
    #expect("\(error)" == "cannot read a.png: it is empty")
  }

  @Test func `a part of an image has the part's pixels`() throws {
    let image = makeImage(isOpaque: true)
    let part = try #require(image.cropping(to: CGRect(x: 3, y: 4, width: 5, height: 6)))
    #expect(part.width == 5)
    #expect(part.height == 6)
    #expect(part.pixels[2, 3] == image.pixels[5, 7])
    #expect(image.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    let clipped = try #require(image.cropping(to: CGRect(x: 35, y: 0, width: 50, height: 1)))
    #expect(clipped.width == 2)
  }
}
