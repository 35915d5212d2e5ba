/// The bars that show where content stands; they are made when they are first shown.
struct ScrollIndicators {
  var vertical: UIView?
  var horizontal: UIView?
  /// Counts the times that the bars were shown, so that an older wish to hide them ends by itself.
  var generation = 0
}
