/// What a text layer shows.
package struct TextState {
  /// A string or an attributed string.
  package var string: Any?
  /// A font, or the name of one.
  package var font: Any? = "Helvetica"
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var isWrapped = false
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none

  package init() {}
}
