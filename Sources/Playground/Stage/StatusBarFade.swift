import Foundation
import UIKit

/// How far the phone's status bar is on its way from one look to another, in the stage's time.
///
/// A change starts from whatever is shown at the moment.
struct StatusBarFade: Equatable {
  /// How long a change takes that no transition brings about, in seconds.
  static let usualDuration = 0.25

  private var from: Look
  private var target: Look
  private var start = -Double.infinity
  private var duration = usualDuration

  /// What is shown: how light the text is, from black (0) to white (1), and how opaque.
  struct Look: Equatable {
    var lightness: Double
    var opacity: Double

    init(_ appearance: StatusBarAppearance) {
      lightness = appearance.style == .lightContent ? 1 : 0
      opacity = appearance.isHidden ? 0 : 1
    }
  }

  /// Shows a look at once.
  ///
  /// - Parameter appearance: The look.
  init(_ appearance: StatusBarAppearance = StatusBarAppearance()) {
    from = Look(appearance)
    target = from
  }

  /// Heads for a look.
  ///
  /// - Parameters:
  ///   - appearance: The look; the present goal changes nothing.
  ///   - time: The stage's time, in seconds.
  ///   - duration: How long it takes, such as the length of the transition that brings it about.
  mutating func head(
    for appearance: StatusBarAppearance,
    at time: Double,
    over duration: Double = usualDuration
  ) {
    let next = Look(appearance)
    guard next != target else { return }
    from = look(at: time)
    target = next
    start = time
    self.duration = max(duration, 0.001)
  }

  /// Whether the look still changes.
  ///
  /// - Parameter time: The stage's time, in seconds.
  /// - Returns: True until the goal is reached.
  func isChanging(at time: Double) -> Bool {
    from != target && time < start + duration
  }

  /// Returns what is shown.
  ///
  /// - Parameter time: The stage's time, in seconds.
  /// - Returns: The look.
  func look(at time: Double) -> Look {
    let progress = min(max((time - start) / duration, 0), 1)
    var look = target
    look.lightness = from.lightness + (target.lightness - from.lightness) * progress
    look.opacity = from.opacity + (target.opacity - from.opacity) * progress
    return look
  }
}
