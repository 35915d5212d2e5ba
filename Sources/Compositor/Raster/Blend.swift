/// Eight premultiplied pixels, four bytes each: blue, green, red, alpha.
typealias Pixels8 = SIMD8<UInt32>
/// The same register as sixteen 16-bit lanes.
typealias Lanes16 = SIMD16<UInt16>

/// Arithmetic on eight pixels at a time.
///
/// Everything is written with whole-register operations that compile to single instructions; division by 255
/// is exact, so that results do not depend on how a span is cut.
enum Blend {
  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels8 {
    UnsafeRawPointer(pointer).loadUnaligned(as: Pixels8.self)
  }

  @inline(__always)
  static func load(_ pointer: UnsafeMutablePointer<UInt32>) -> Pixels8 {
    UnsafeRawPointer(pointer).loadUnaligned(as: Pixels8.self)
  }

  @inline(__always)
  static func store(_ value: Pixels8, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: value, as: Pixels8.self)
  }

  /// All bits set in the lanes below `count`.
  @inline(__always)
  static func mask(below count: Int) -> Pixels8 {
    // NB: comparing registers of eight lanes compiles to a loop over them, so signs become masks instead.
    let lanes = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    let inside = lanes &- SIMD8(repeating: Int32(truncatingIfNeeded: count))
    return unsafeBitCast(inside &>> SIMD8(repeating: 31), to: Pixels8.self)
  }

  /// A value of 0 to 255 for each pixel, copied into both of the pixel's 16-bit lanes.
  @inline(__always)
  static func spread(_ values: Pixels8) -> Lanes16 {
    unsafeBitCast(values | (values &<< Pixels8(repeating: 16)), to: Lanes16.self)
  }

  /// A coverage for each pixel, copied into both of the pixel's 16-bit lanes.
  @inline(__always)
  static func spread(_ values: Coverage8) -> Lanes16 {
    Lanes16(
      lowHalf: SIMD8(
        values[0],
        values[0],
        values[1],
        values[1],
        values[2],
        values[2],
        values[3],
        values[3]
      ),
      highHalf: SIMD8(
        values[4],
        values[4],
        values[5],
        values[5],
        values[6],
        values[6],
        values[7],
        values[7]
      )
    )
  }

  /// Coverage of eight pixels, of which the first `count` are wanted.
  @inline(__always)
  static func limit(_ coverage: Coverage8, below count: Int) -> Coverage8 {
    guard count < 8 else { return coverage }
    let lanes = SIMD8<Int16>(0, 1, 2, 3, 4, 5, 6, 7)
    let inside = lanes &- SIMD8(repeating: Int16(truncatingIfNeeded: count))
    return coverage & unsafeBitCast(inside &>> SIMD8(repeating: 15), to: Coverage8.self)
  }

  /// Each byte times its pixel's factor, over 255, rounded to nearest.
  @inline(__always)
  static func scale(_ pixels: Pixels8, _ factor: Lanes16) -> Pixels8 {
    let lanes = unsafeBitCast(pixels, to: Lanes16.self)
    let low = Lanes16(repeating: 0x00ff)
    let half = Lanes16(repeating: 128)
    let eight = Lanes16(repeating: 8)
    var even = (lanes & low) &* factor &+ half
    even = (even &+ (even &>> eight)) &>> eight
    var odd = (lanes &>> eight) &* factor &+ half
    odd = (odd &+ (odd &>> eight)) & Lanes16(repeating: 0xff00)
    return unsafeBitCast(even | odd, to: Pixels8.self)
  }

  /// Source over destination.
  @inline(__always)
  static func over(_ source: Pixels8, _ destination: Pixels8) -> Pixels8 {
    let inverse = Pixels8(repeating: 255) &- (source &>> Pixels8(repeating: 24))
    return scale(destination, spread(inverse)) &+ source
  }

  /// One pixel times a factor of 0 to 255, over 255, rounded to nearest.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    var odd = ((pixel &>> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return even | odd
  }

  /// Product of two values of 0 to 255, over 255, rounded to nearest.
  @inline(__always)
  static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let value = left &* right &+ 128
    return (value &+ (value &>> 8)) &>> 8
  }
}
