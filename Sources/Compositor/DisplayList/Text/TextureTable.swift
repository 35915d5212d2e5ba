/// The textures of a display list, each once, in the order in which it first uses them.
///
/// The same pixels are one texture wherever they lie in memory, so that equal lists have equal texts.
struct TextureTable {
  private(set) var all: [Texture] = []
  private var numbers: [Texture: Int] = [:]
  private var numbersByPixels: [String: Int] = [:]

  init(_ list: DisplayList) {
    collect(list)
  }

  private mutating func collect(_ list: DisplayList) {
    for item in list.items {
      switch item {
      case .fill(let fill):
        guard case .image(let image) = fill.paint, numbers[image.source] == nil else { continue }
        numbers[image.source] = add(image.source)
      case .shadow(let shadow):
        if case .content(let inner, _) = shadow.caster { collect(inner) }
      case .backdrop, .beginGroup, .beginMask, .endMask, .endGroup: continue
      }
    }
  }

  private mutating func add(_ texture: Texture) -> Int {
    let pixels =
      "\(texture.width)x\(texture.height) \(texture.isOpaque) \(Self.digest(of: texture))"
    if let number = numbersByPixels[pixels] { return number }
    all.append(texture)
    numbersByPixels[pixels] = all.count
    return all.count
  }

  /// The number by which a texture is named: 1 for the first.
  func number(of texture: Texture) -> Int {
    numbers[texture] ?? 0
  }

  /// A digest of a texture's pixels as 16 hexadecimal digits.
  ///
  /// It is the FNV-1a hash with 64 bits, row by row, that takes each premultiplied pixel as one number.
  static func digest(of texture: Texture) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<texture.height {
      let row = texture.base + y * texture.stride
      for x in 0..<texture.width { hash = (hash ^ UInt64(row[x])) &* 0x0000_0100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
