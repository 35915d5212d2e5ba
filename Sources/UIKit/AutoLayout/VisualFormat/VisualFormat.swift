import CoreGraphics

/// A row or column of views as the visual format language describes it.
nonisolated struct VisualFormat: Equatable {
  /// What a length is compared with.
  enum Measure: Equatable {
    case number(CGFloat)
    /// A metric, or the length of a view.
    case name(String)
  }

  /// A condition on a length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var measure: Measure
    var priority: Measure?
  }

  /// The space between two neighbours.
  enum Connection: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view with the conditions on its length.
  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
  }

  /// A mistake in a format, and where it is.
  struct Mistake: Error, Equatable {
    var reason: String
    var offset: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between the superview and the first view, or nil where they are not connected.
  var leading: Connection?
  var elements: [Element] = []
  /// The spaces between the views.
  var connections: [Connection] = []
  /// The space between the last view and the superview, or nil where they are not connected.
  var trailing: Connection?
}
