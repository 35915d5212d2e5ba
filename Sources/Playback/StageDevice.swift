public import UIKit

/// The size of the phone on the stage, with the safe area that such a phone has.
public struct StageDevice: Hashable, Sendable {
  /// The screen's size, in points.
  public let size: CGSize

  /// The device that is used when none is named: 375 x 812 points.
  public static let standard = StageDevice(size: CGSize(width: 375, height: 812))

  /// The devices that the stage offers, upright.
  public static let all: [StageDevice] = [
    standard,
    StageDevice(size: CGSize(width: 390, height: 844)),
    StageDevice(size: CGSize(width: 414, height: 736)),
    StageDevice(size: CGSize(width: 320, height: 568)),
    StageDevice(size: CGSize(width: 768, height: 1024)),
  ]

  /// Makes a device of a size.
  ///
  /// - Parameter size: The screen's size, in points; both sides from 1 to 4096.
  public init(size: CGSize) {
    self.size = size
  }

  /// Reads a device such as `414x736`.
  ///
  /// - Parameter text: Width and height in points with an `x` between; nil is returned for anything else.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...4096).contains(width), (1...4096).contains(height)
    else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }

  /// The text that ``init(_:)`` reads.
  public var description: String {
    "\(Int(size.width))x\(Int(size.height))"
  }

  /// The insets of the status bar and the home indicator.
  public var safeAreaInsets: UIEdgeInsets {
    switch (size.width, size.height) {
    case (375, 812): UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case (390, 844): UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case (812, 375): UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    case (844, 390): UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    default: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }
}
