/// Room for a row of a shadow.
struct ShadowRoom {
  /// A byte for each pixel.
  let coverage: UnsafeMutablePointer<UInt8>
  /// Two times two lines.
  let lines: UnsafeMutablePointer<UInt16>
}
