public import Foundation
public import QuartzCore
public import UIKit

/// What a ``WindowHost`` shows: a window of UIKit in a World, and other Worlds whose pictures stand in it.
@MainActor
public protocol WindowContent: AnyObject {
  /// The World of the chrome; it is current whenever the host calls the content.
  var world: World { get }
  /// The chrome's window: it fills the host's window, receives its events, and is drawn.
  var window: UIWindow { get }
  /// Other Worlds that live in the window, such as the stage's; each frame ticks them before the chrome's.
  var innerWorlds: [World] { get }
  /// Where an input method's window should stand, in points of the window; nil while no text is taken.
  var textInputArea: CGRect? { get }

  /// Called a few times a second while frames are shown, so that showing the figures costs next to nothing
  /// and a window at rest stays at rest.
  ///
  /// - Parameter statistics: The figures.
  func frameDidRender(_ statistics: FrameStatistics)
  /// Called when the window has another size; the chrome's screen and window have it already.
  ///
  /// - Parameter size: The size in points.
  func windowDidResize(to size: CGSize)
  /// Called when a person closes the window or the program is asked to end.
  ///
  /// - Returns: Whether the window may close.
  func windowShouldClose() -> Bool
}

extension WindowContent {
  /// No other Worlds.
  public var innerWorlds: [World] { [] }

  /// The caret of the first responder that takes text.
  public var textInputArea: CGRect? {
    switch window.firstResponder {
    case let input as any MarkedTextInput: input.caretRectInWindow
    case let view as UIView where view is any UIKeyInput: view.convert(view.bounds, to: nil)
    default: nil
    }
  }

  /// Nothing.
  public func frameDidRender(_ statistics: FrameStatistics) {}
  /// Nothing.
  public func windowDidResize(to size: CGSize) {}
  /// The window closes.
  public func windowShouldClose() -> Bool { true }
}
