#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// Rows of a tile have eight pixels of padding, so that a last, partial register may be read and written whole:
// lanes beyond the span hold 0 in the source and leave the destination as it was.
extension Blend {
  /// Writes one value.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    let value = Pixels8(repeating: pixel)
    var index = 0
    while index &+ 8 <= count {
      store(value, row + index)
      index &+= 8
    }
    guard index < count else { return }
    let lanes = mask(below: count &- index)
    store((value & lanes) | (load(row + index) & ~lanes), row + index)
  }

  /// Writes pixels.
  ///
  /// `source` may be read seven pixels beyond `count`.
  @inline(__always)
  static func copy(
    _ row: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ count: Int
  ) {
    guard count <= 64 else {
      memcpy(row, source, count &* 4)
      return
    }
    var index = 0
    while index &+ 8 <= count {
      store(load(source + index), row + index)
      index &+= 8
    }
    guard index < count else { return }
    let lanes = mask(below: count &- index)
    store((load(source + index) & lanes) | (load(row + index) & ~lanes), row + index)
  }

  /// Draws one translucent value over a row.
  @inline(__always)
  static func over(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    let value = Pixels8(repeating: pixel)
    let factor = spread(Pixels8(repeating: 255 &- (pixel &>> 24)))
    var index = 0
    while index &+ 8 <= count {
      store(scale(load(row + index), factor) &+ value, row + index)
      index &+= 8
    }
    guard index < count else { return }
    let lanes = mask(below: count &- index)
    let old = load(row + index)
    store(((scale(old, factor) &+ value) & lanes) | (old & ~lanes), row + index)
  }

  /// Draws pixels over a row.
  ///
  /// `source` may be read seven pixels beyond `count`.
  @inline(__always)
  static func over(
    _ row: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ count: Int
  ) {
    var index = 0
    while index &+ 8 <= count {
      store(over(load(source + index), load(row + index)), row + index)
      index &+= 8
    }
    guard index < count else { return }
    let pixels = load(source + index) & mask(below: count &- index)
    store(over(pixels, load(row + index)), row + index)
  }

  /// Draws pixels, each times `alpha` / 255, over a row.
  ///
  /// `source` may be read seven pixels beyond `count`.
  @inline(__always)
  static func over(
    _ row: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ count: Int,
    alpha: UInt32
  ) {
    let factor = spread(Pixels8(repeating: alpha))
    var index = 0
    while index &+ 8 <= count {
      store(over(scale(load(source + index), factor), load(row + index)), row + index)
      index &+= 8
    }
    guard index < count else { return }
    let pixels = scale(load(source + index), factor) & mask(below: count &- index)
    store(over(pixels, load(row + index)), row + index)
  }

  /// Multiplies a row with the alpha of another.
  ///
  /// `mask` may be read seven pixels beyond `count`.
  @inline(__always)
  static func multiply(
    _ row: UnsafeMutablePointer<UInt32>,
    alphaOf other: UnsafePointer<UInt32>,
    _ count: Int
  ) {
    var index = 0
    while index < count {
      let factor = spread(load(other + index) &>> Pixels8(repeating: 24))
      let old = load(row + index)
      let new = scale(old, factor)
      let lanes = mask(below: count &- index)
      store((new & lanes) | (old & ~lanes), row + index)
      index &+= 8
    }
  }

  /// Eight coverages, the first one in the lowest byte.
  @inline(__always)
  static func widen(_ coverage: UInt64) -> Coverage8 {
    let bytes = unsafeBitCast(coverage, to: SIMD8<UInt8>.self)
    let twice = SIMD16<UInt8>(
      bytes[0],
      bytes[0],
      bytes[1],
      bytes[1],
      bytes[2],
      bytes[2],
      bytes[3],
      bytes[3],
      bytes[4],
      bytes[4],
      bytes[5],
      bytes[5],
      bytes[6],
      bytes[6],
      bytes[7],
      bytes[7]
    )
    return unsafeBitCast(twice, to: Coverage8.self) & Coverage8(repeating: 255)
  }
}
