import QuartzCore

/// Shows a content configuration in the content view of a cell, header or footer.
struct ContentHost {
  private(set) var shown: (any UIView & UIContentView)?

  /// Shows a configuration; nil takes the view of the last one away.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    shown?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    shown = view
  }
}
