import UIKit

/// A drag with Alt, which stands for two fingers that mirror each other about the phone's middle.
struct StagePinch {
  /// The pointer.
  let finger: StageFinger
  /// Where the drag began, in points of the phone.
  let start: CGPoint
  /// The phone's size, in points.
  let size: CGSize
  /// Whether the pointer has gone so far that this is no click.
  private(set) var isDrag = false

  /// Begins with a press.
  ///
  /// - Parameters:
  ///   - finger: The pointer.
  ///   - start: Where, in points of the phone.
  ///   - size: The phone's size, in points.
  init(of finger: StageFinger, at start: CGPoint, on size: CGSize) {
    self.finger = finger
    self.start = start
    self.size = size
  }

  /// Both fingers, with the pointer at a point.
  func places(at point: CGPoint) -> [StageFinger: CGPoint] {
    [finger: point, .mirrored: CGPoint(x: size.width - point.x, y: size.height - point.y)]
  }

  /// Follows the pointer.
  ///
  /// - Parameter point: Where it is, in points of the phone.
  /// - Returns: Whether the two fingers come down now.
  mutating func move(to point: CGPoint) -> Bool {
    guard !isDrag, hypot(point.x - start.x, point.y - start.y) > StageTouches.slop else {
      return false
    }
    isDrag = true
    return true
  }
}
