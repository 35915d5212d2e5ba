import Foundation
import Testing

@Suite struct PictureTests {
  private func picture(_ bytes: [UInt8]) throws -> Picture {
    try Picture(ppm: Data("P6\n2 2\n255\n".utf8) + bytes)
  }

  @Test func `a PPM file is read, cropped and written`() throws {
    let picture = try picture([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(picture.width == 2)
    #expect(picture[1, 1] == SIMD3(10, 11, 12))
    let part = picture.cropped(to: CGRect(x: 1, y: 0, width: 5, height: 1))
    #expect(part.ppm == Data("P6\n1 1\n255\n".utf8) + [4, 5, 6])
  }

  @Test func `differences count pixels and pass over small ones`() throws {
    let one = try picture([0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0])
    let other = try picture([5, 0, 0, 0, 0, 0, 0, 90, 90, 0, 0, 0])
    #expect(one.difference(from: other) == 0.5)
    #expect(one.difference(from: one) == 0)
    #expect(one.difference(from: one.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == 1)
    #expect(one.count(near: SIMD3(90, 10, 0)) == 1)
  }

  @Test func `ink is measured from the left edge`() throws {
    let picture = try picture([0, 0, 0, 0, 0, 0, 99, 0, 0, 20, 0, 0])
    #expect(picture.inkWidth(on: SIMD3(0, 0, 0)) == 1)
    #expect(picture.inkWidth(on: SIMD3(0, 0, 0), tolerance: 10) == 2)
    #expect(picture.inkWidth(on: SIMD3(50, 0, 0)) == 0)
  }

  @Test func `what is no PPM file is refused`() {
    #expect(throws: WindowTestError.self) { _ = try Picture(ppm: Data("P5\n1 1\n255\nx".utf8)) }
    #expect(throws: WindowTestError.self) { _ = try Picture(ppm: Data("P6\n9 9\n255\nx".utf8)) }
    #expect(throws: WindowTestError.self) { _ = try Picture(ppm: Data("P6\n".utf8)) }
  }
}
