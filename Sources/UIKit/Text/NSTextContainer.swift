public import CoreGraphics
public import Foundation

/// The room for the lines of a text.
///
/// > Compatibility: lines are as wide as the text view that the room belongs to leaves them; there are no parts that
/// > they leave out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size, in points; it is kept, as a text view decides it.
  open var size: CGSize
  /// The space at both sides of the lines, in points.
  ///
  /// Default 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }
  /// The greatest number of lines; 0 is no limit.
  ///
  /// Default 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }
  /// What happens where a line is too long.
  ///
  /// Default breaking between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }

  /// Called when lines have to be made anew.
  var onChange: (() -> Void)?

  /// Makes a room.
  ///
  /// - Parameter size: The size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
