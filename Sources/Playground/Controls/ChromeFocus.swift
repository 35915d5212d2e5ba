/// Whether the keyboard moves the focus at present, so that the ring is worth showing.
enum ChromeFocus {
  /// Set when Tab moves the focus, cleared by a click.
  static var isVisible = false
}
