extension CALayer {
  /// The part of the layer that the layers around it leave visible, in its own coordinates.
  public var visibleRect: CGRect {
    var rect = bounds
    var layer = self
    while let outer = layer.superlayer {
      if outer.masksToBounds { rect = rect.intersection(convert(outer.bounds, from: outer)) }
      layer = outer
    }
    return rect.isNull ? .zero : rect
  }

  /// Scrolls the nearest scroll layer around this one to a point of this layer.
  public func scroll(_ p: CGPoint) {
    guard let scroller = enclosingScroller else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the nearest scroll layer around this one as little as makes a rectangle of this layer
  /// show.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = enclosingScroller else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  private var enclosingScroller: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// The size that the layer would like to have: its own.
  public func preferredFrameSize() -> CGSize {
    frame.size
  }

  /// Returns whether a key's value would be kept by a coder: whether it differs from the default.
  public func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) as? AnyHashable else { return value(forKey: key) != nil }
    return value != type(of: self).defaultValue(forKey: key) as? AnyHashable
  }
}
