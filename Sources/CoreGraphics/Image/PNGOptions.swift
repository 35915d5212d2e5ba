/// How a PNG is compressed.
package struct PNGOptions: Hashable, Sendable {
  /// What a row is compared with before it is compressed.
  package enum Filter: Hashable, Sendable {
    /// Nothing.
    case none
    /// The pixel to the left.
    case sub
    /// The row above; fast, and good for user interfaces.
    case up
    /// Whatever suits each row best; slow.
    case all
  }

  /// What rows are compared with.
  package var filter: Filter
  /// How hard to compress, from 0 (not) to 9 (slow).
  package var level: Int

  /// Makes options.
  ///
  /// - Parameters:
  ///   - filter: What rows are compared with.
  ///   - level: How hard to compress, from 0 (not) to 9 (slow).
  package init(filter: Filter = .up, level: Int = 3) {
    self.filter = filter
    self.level = min(max(level, 0), 9)
  }
}
