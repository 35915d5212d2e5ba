/// The way from one anchor to another one, which constraints treat as a length.
final class LayoutDistance: LayoutItem {
  /// One end of the way.
  struct End {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
  }

  let start: End
  let end: End

  init(from start: End, to end: End) {
    self.start = start
    self.end = end
  }

  var layoutView: UIView? {
    end.item?.layoutView == nil ? nil : start.item?.layoutView
  }

  var layoutName: String {
    let name = { (end: End) in "\(end.item?.layoutName ?? "nil").\(end.attribute)" }
    return "(\(name(start)) to \(name(end)))"
  }

  /// Whether the way runs against the lines of text, so that it counts the other way round.
  var isReversed: Bool {
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
    return edges.contains(start.attribute) && edges.contains(end.attribute)
      && start.item?.layoutView?.reversesLayout == true
  }
}
