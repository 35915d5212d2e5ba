/// How a bitmap lays out its pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, with the alpha information in the lowest five.
  public let rawValue: UInt32

  /// Makes information of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit words, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit words, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The machine's own order.
  public static let byteOrderDefault = CGBitmapInfo([])
}
