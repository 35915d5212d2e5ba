import QuartzCore

extension UICollectionView {
  /// What a view of a collection is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like, which the data source supplies.
    case supplementaryView = 1
    /// A view that the layout supplies.
    case decorationView = 2
  }

  /// In which direction content scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// Where an item comes to stand.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes positions of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a header of a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a footer of a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
