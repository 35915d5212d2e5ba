import Hero

/// What has been typed and run, and what is said about it.
struct TypingState {
  /// The plan of the string that ran last.
  var lastPlan: ModifierPlan?
  /// Counts edits, so that only the last one of a burst is run.
  var edit = 0
  /// Counts notes, so that a note that ages stops when another one takes its place.
  var note = 0
}
