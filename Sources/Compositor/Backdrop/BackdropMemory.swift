/// What backdrops are made with and into, kept from frame to frame.
final class BackdropMemory {
  /// The pictures of the frame's backdrops; those that no dirty tile needs have none.
  var paints: [BackdropPaint] = []
  /// For each backdrop of the last frame a digest of it and all that it looks at; none when nobody asked.
  var digests: [UInt64] = []
  /// The pictures that are complete, by their backdrop's digest.
  var complete: [Int: UInt64] = [:]
  /// Which commands touch which tile, as a backdrop sees them.
  var bins = TileBins()

  /// The picture of a backdrop that is not needed.
  let nothing: BackdropPaint
  private let empty = CellStore()
  private var pixels = PixelStore(width: 0, height: 0)
  private var levels: [CellStore] = []
  private var pictures: [CellStore] = []

  init() {
    let color = BackdropColor(saturation: 1, tint: SIMD4(0, 0, 0, 0))
    nothing = BackdropPaint(empty, shift: 0, isOpaque: true, color: color)
  }

  /// Lets go of the pictures beyond those that a frame may have.
  ///
  /// - Parameter count: How many backdrops the frame has.
  func keep(_ count: Int) {
    guard paints.count > count || pictures.count > count else { return }
    paints.removeLast(max(0, paints.count - count))
    pictures.removeLast(max(0, pictures.count - count))
    complete = complete.filter { $0.key < count }
  }

  /// Room for pixels.
  func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    if pixels.width < count { pixels = PixelStore(width: count, height: 1) }
    return pixels.base
  }

  /// Room for the cells of a halving.
  func level(_ index: Int, _ bounds: PixelBounds) -> CellStore {
    Self.store(&levels, index, bounds)
  }

  /// Room for a finished picture.
  func picture(_ index: Int, _ bounds: PixelBounds) -> CellStore {
    Self.store(&pictures, index, bounds)
  }

  private static func store(
    _ stores: inout [CellStore],
    _ index: Int,
    _ bounds: PixelBounds
  ) -> CellStore {
    while stores.count <= index { stores.append(CellStore()) }
    stores[index].hold(bounds)
    return stores[index]
  }
}
