/// Pixels of the renderer's own, with room to read a register beyond the end.
final class PixelStore {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  private static let slack = 16

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    base = .allocate(capacity: width * height + Self.slack)
    base.initialize(repeating: 0, count: width * height + Self.slack)
  }

  deinit { base.deallocate() }

  var grid: TexelGrid {
    TexelGrid(base: UnsafePointer(base), stride: width, width: width, height: height)
  }
}
