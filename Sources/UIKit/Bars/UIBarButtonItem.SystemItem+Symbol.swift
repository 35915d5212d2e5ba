extension UIBarButtonItem.SystemItem {
  /// The drawing of the button, or nil where it is words or space.
  var symbol: ControlSymbol? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop, .close: .close
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo, .redo, .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
