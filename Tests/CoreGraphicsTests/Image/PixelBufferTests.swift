import CoreGraphics
import Testing

@Suite("Pixel buffers") struct PixelBufferTests {
  // Small ones are the allocator's, large ones are kept when they are let go.
  @Test(arguments: [3, 500])
  func `given memory that was full of colour, when a buffer takes it, then it is clear`(side: Int) {
    for _ in 0..<4 {
      let full = PixelBuffer(width: side, height: side)
      full.fill(0xFF12_3456)
      #expect(full[side - 1, side - 1] == 0xFF12_3456)
    }
    let clear = PixelBuffer(width: side, height: side)
    let black = PixelBuffer(width: side, height: side, isOpaque: true)
    #expect(clear.pixels.allSatisfy { $0 == 0 })
    #expect(black.pixels.allSatisfy { $0 == 0xFF00_0000 })
    #expect(clear.base[side * side] == 0, "What may be read beyond the last pixel is clear, too.")
  }

  @Test func `buffers that are in use never share memory`() {
    let buffers = (0..<40).map { index in
      let buffer = PixelBuffer(width: 400, height: 300)
      buffer.fill(UInt32(index))
      return buffer.copy()
    }
    for (index, buffer) in buffers.enumerated() {
      #expect(buffer.pixels.allSatisfy { $0 == UInt32(index) })
    }
    #expect(Set(buffers.map(\.base)).count == 40)
  }

  @Test func `pixels known to be opaque are shared and outlive the buffer that they come from`() {
    var original: PixelBuffer? = PixelBuffer(width: 400, height: 300)
    original?.fill(0xFF00_FF00)
    let base = original?.base
    let shared = original?.finished()
    original = nil
    let other = PixelBuffer(width: 400, height: 300)
    #expect(shared?.base == base)
    #expect(other.base != base)
    #expect(shared?.isOpaque == true)
    #expect(shared?.pixels.allSatisfy { $0 == 0xFF00_FF00 } == true)
  }

  @Test func `buffers are let go of by many threads at once`() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).reduce(0) { sum, round in
            let buffer = PixelBuffer(width: 300, height: 200 + round % 5)
            let isClear = buffer.pixels.allSatisfy { $0 == 0 }
            buffer.fill(UInt32(task + 1))
            return sum + (isClear && buffer[299, 199] == UInt32(task + 1) ? 1 : 0)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sums == 400)
  }
}
