/// How a controller is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; the presenter's view is removed.
  case fullScreen = 0
  /// As a sheet over the presenter.
  case pageSheet = 1
  /// As a smaller sheet; like a page sheet here.
  case formSheet = 2
  /// Over the context's view, which is removed.
  case currentContext = 3
  /// As a presentation controller says.
  case custom = 4
  /// Over the whole window; the presenter's view stays.
  case overFullScreen = 5
  /// Over the context's view, which stays.
  case overCurrentContext = 6
  /// As a bubble; a sheet on a phone unless a delegate keeps the bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system finds best: a sheet.
  case automatic = -2
}
