package import CoreGraphics

/// What stands for a font in the attributes of a string, such as a `UIFont`.
package protocol FontSource {
  /// The font.
  var fontDescriptor: FontDescriptor { get }
}

/// What stands for a colour in the attributes of a string, such as a `UIColor`.
package protocol ColorSource {
  /// The colour, as far as it can be told without knowing where it is drawn.
  var plainColor: CGColor { get }
}

/// What stands for the style of a paragraph in the attributes of a string, such as an `NSParagraphStyle`.
package protocol ParagraphSource {
  /// The style.
  var paragraph: ParagraphStyle { get }
}
