import UIKit

/// What tells the fingers on the stage apart.
enum StageFinger: Hashable {
  /// The pointer, or a finger on a screen that takes them.
  case touch(ObjectIdentifier)
  /// The one that goes where the pointer goes, on the other side of the phone's middle.
  case mirrored

  /// The finger of a touch on the window.
  init(_ touch: UITouch) {
    self = .touch(ObjectIdentifier(touch))
  }
}
