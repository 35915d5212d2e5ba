public import CoreGraphics

extension NSAttributedString {
  /// Returns the size of the string in lines that end only where it says so.
  public func size() -> CGSize {
    length == 0 ? .zero : StringLayout(self).size
  }

  /// Returns the bounds of the string in a room.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let layout = layout(in: size, options: options)
    let bounds = CGRect(origin: .zero, size: layout.size)
    context?.totalBounds = bounds
    context?.actualScaleFactor = 1
    guard !options.contains(.usesLineFragmentOrigin) else { return bounds }
    return bounds.offsetBy(dx: 0, dy: -layout.baseline)
  }

  /// Draws the string, its top left at a point, into the current context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    StringLayout(self).draw(in: context, at: point)
  }

  /// Draws the string in lines that fit a rectangle into the current context.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the string in a rectangle into the current context.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let layout = layout(in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    context?.actualScaleFactor = 1
    let isFromTop = options.contains(.usesLineFragmentOrigin)
    let y = isFromTop ? rect.minY : rect.minY - layout.baseline
    layout.draw(in: graphics, at: CGPoint(x: rect.minX, y: y))
  }

  /// Sets the string in one line, or in lines that fit where the options ask for it.
  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> StringLayout {
    let wraps = options.contains(.usesLineFragmentOrigin)
    var room = StringLayout.Options()
    room.width = wraps && size.width > 0 ? size.width : .infinity
    room.maximumLines = wraps ? 0 : 1
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      room.height = size.height
      room.lineBreakMode = .byTruncatingTail
    }
    return StringLayout(self, room)
  }
}
