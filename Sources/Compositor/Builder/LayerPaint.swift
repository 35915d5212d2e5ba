/// What a layer draws in its own coordinates, kept until it shows something else.
struct LayerPaint {
  /// Which paint of the layer it is.
  var revision = UInt64.max
  /// Whether the layer draws nothing that depends on where it is.
  var isReusable = false
  private(set) var first: DisplayList.FillContent?
  private(set) var others: ContiguousArray<DisplayList.FillContent> = []
  private(set) var count = 0
  /// How many of the fills lie below the sublayers.
  var countBelow = 0

  mutating func add(_ content: DisplayList.FillContent) {
    if count == 0 { first = content } else { others.append(content) }
    count += 1
  }

  @inline(__always)
  func content(_ index: Int) -> DisplayList.FillContent? {
    index == 0 ? first : others[index - 1]
  }
}
