extension UIBarButtonItem {
  /// The buttons that the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends a task.
    case done = 0
    /// Drops a task.
    case cancel = 1
    /// Starts to edit.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something: a plus.
    case add = 4
    /// Takes the width that is left.
    case flexibleSpace = 5
    /// Takes a fixed width.
    case fixedSpace = 6
    /// Starts a message: a square with a pencil.
    case compose = 7
    /// Answers: an arrow to the left.
    case reply = 8
    /// Shares: a square with an arrow.
    case action = 9
    /// Files something: a folder.
    case organize = 10
    /// Shows bookmarks: an open book.
    case bookmarks = 11
    /// Searches: a magnifying glass.
    case search = 12
    /// Loads again: a circular arrow.
    case refresh = 13
    /// Stops: a cross.
    case stop = 14
    /// Takes a picture: a camera.
    case camera = 15
    /// Removes: a bin.
    case trash = 16
    /// Plays: a triangle.
    case play = 17
    /// Pauses: two bars.
    case pause = 18
    /// Goes back: two triangles.
    case rewind = 19
    /// Goes on: two triangles.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes it again.
    case redo = 22
    /// Closes: a cross.
    case close = 24

    /// The words of the button, or nil where it is a symbol.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}
