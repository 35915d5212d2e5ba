import Foundation

/// A list whose items a finger highlights and selects.
protocol ListTouchTarget: AnyObject {
  /// Returns the item under a touch that may be highlighted, or nil.
  func highlightablePath(for touch: UITouch) -> IndexPath?
  /// Returns whether a touch is still on an item.
  func isTouch(_ touch: UITouch, on path: IndexPath) -> Bool
  /// Highlights an item.
  func highlight(_ path: IndexPath)
  /// Ends the highlight of an item.
  func unhighlight(_ path: IndexPath)
  /// Takes a finger that has left an item as a choice, and ends the highlight.
  func choose(_ path: IndexPath)
}
