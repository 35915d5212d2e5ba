import CoreGraphics

/// Brings finished frames to the screen.
protocol Presenter: AnyObject {
  /// Whether showing a frame waits for the display, so that frames need no pacing of their own.
  var waitsForDisplay: Bool { get }

  /// Returns the pixels across and down the window.
  func pixelSize() -> (width: Int, height: Int)

  /// Takes note that the window has another size, or that what was shown is lost.
  func invalidate()

  /// Shows a frame.
  ///
  /// - Parameters:
  ///   - frame: The whole frame.
  ///   - damage: What differs from the frame shown last.
  /// - Returns: Whether the screen shows all of it; otherwise the next frame must be shown whole.
  func present(_ frame: PixelBuffer, damage: [PixelRect]) -> Bool
}
