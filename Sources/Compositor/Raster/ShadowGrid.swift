/// A blurred shape as 16-bit alpha on a coarse grid, a third of the standard deviation apart.
///
/// A grid may be folded: then it holds only the quarter of a symmetric shape, from outside to the centre.
final class ShadowGrid {
  let width: Int
  let height: Int
  /// Whether cells and the differences of neighbours fit into the lanes of a register.
  let isSmooth: Bool
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
    isSmooth = max(width, height) < 0x4000 && Self.isSmooth(values, width)
  }

  /// Whether no two neighbours are further apart than a signed lane holds.
  private static func isSmooth(_ values: [UInt16], _ width: Int) -> Bool {
    for index in values.indices {
      let value = Int(values[index])
      if index % width > 0, abs(value - Int(values[index - 1])) > 32767 { return false }
      if index >= width, abs(value - Int(values[index - width])) > 32767 { return false }
    }
    return true
  }

  deinit { memory.deallocate() }
}
