/// A blurred shape as 16-bit alpha on a coarse grid, a third of the standard deviation apart.
///
/// A grid may be folded: then it holds only the quarter of a symmetric shape, from outside to the centre.
final class ShadowGrid {
  let width: Int
  let height: Int
  /// The values, row after row.
  let base: UnsafePointer<UInt16>
  private let memory: UnsafeMutablePointer<UInt16>

  init(width: Int, height: Int, values: [UInt16]) {
    self.width = width
    self.height = height
    memory = .allocate(capacity: values.count + 1)
    memory.initialize(repeating: 0, count: values.count + 1)
    values.withUnsafeBufferPointer { [memory] buffer in
      guard let source = buffer.baseAddress else { return }
      memory.update(from: source, count: buffer.count)
    }
    base = UnsafePointer(memory)
  }

  deinit { memory.deallocate() }
}
