import CoreGraphics
import Testing

struct BitmapMirrorTests {
  @Test func `the usual way to read one pixel works`() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try #require(
      CGContext(
        data: &pixel,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    let source = PixelBuffer(width: 3, height: 3)
    source[1, 2] = 0xFF12_3456
    context.translateBy(x: -1, y: 0)
    context.draw(CGImage(pixels: source), in: CGRect(x: 0, y: 0, width: 3, height: 3))
    let bytes = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
    #expect([bytes[0], bytes[1], bytes[2], bytes[3]] == [0x12, 0x34, 0x56, 0xFF])
  }

  @Test func `memory is read first and written in its own layout`() throws {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0x80, count: 16)
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue
    let context = try #require(
      CGContext(
        data: memory,
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info | CGBitmapInfo.byteOrder32Little.rawValue
      )
    )
    #expect(context.pixels[1, 1] == 0x8080_8080)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect((12..<16).map { memory[$0] } == [0, 0x33, 0xFF, 0xFF])
    #expect((0..<4).map { memory[$0] } == [0x80, 0x80, 0x80, 0x80])
  }

  @Test func `a grey bitmap gets the brightness`() throws {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0, count: 4)
    let context = try #require(
      CGContext(
        data: memory,
        width: 4,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue
      )
    )
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(abs(Int(memory[0]) - 128) <= 1)
    #expect(memory[3] == 0)
  }

  @Test func `a layout that is not known makes no context`() {
    let space = CGColorSpaceCreateDeviceRGB()
    func make(bits: Int, width: Int, info: UInt32) -> CGContext? {
      CGContext(
        data: nil,
        width: width,
        height: 1,
        bitsPerComponent: bits,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: info
      )
    }
    #expect(make(bits: 16, width: 1, info: 1) == nil)
    #expect(make(bits: 8, width: 0, info: 1) == nil)
    #expect(make(bits: 8, width: 1, info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(bits: 8, width: 1, info: 1) != nil)
  }
}
