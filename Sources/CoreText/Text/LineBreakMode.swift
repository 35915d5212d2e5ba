/// What happens to text that is wider than its line.
package enum LineBreakMode: Hashable, Sendable {
  /// It goes on in the next line after a word.
  case byWordWrapping
  /// It goes on in the next line after any character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// The last line shows the end of the text, after an ellipsis.
  case byTruncatingHead
  /// The last line shows an ellipsis in its middle.
  case byTruncatingMiddle
  /// The last line ends in an ellipsis.
  case byTruncatingTail

  /// Whether an ellipsis stands for what does not fit.
  var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
