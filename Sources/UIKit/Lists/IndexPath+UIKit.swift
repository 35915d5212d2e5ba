public import Foundation

nonisolated extension IndexPath {
  /// Makes the path of a row.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0 in its section.
  ///   - section: The section, counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item.
  ///
  /// - Parameters:
  ///   - item: The item, counted from 0 in its section.
  ///   - section: The section, counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row, counted from 0 in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item, counted from 0 in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
