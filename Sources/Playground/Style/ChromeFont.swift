import UIKit

/// The type of the window's chrome.
enum ChromeFont {
  /// Captions: 11 points.
  static let caption = UIFont.systemFont(ofSize: 11, weight: .regular)
  /// Captions whose figures change.
  static let captionFigures = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular)
  /// Controls: 12 points.
  static let control = UIFont.systemFont(ofSize: 12, weight: .medium)
  /// The chosen one of a row of controls.
  static let chosen = UIFont.systemFont(ofSize: 12, weight: .semibold)
  /// Text of one line: 12 points.
  static let body = UIFont.systemFont(ofSize: 12, weight: .regular)
  /// Titles: 13 points.
  static let title = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// Headings of an otherwise empty panel: 24 points.
  static let heading = UIFont.systemFont(ofSize: 24, weight: .semibold)
  /// Sentences of an otherwise empty panel: 13 points.
  static let note = UIFont.systemFont(ofSize: 13, weight: .regular)
  /// The modifier field: 15 points, monospaced.
  static let field = UIFont.monospacedSystemFont(ofSize: 15, weight: .medium)
  /// Signatures: 12 points, monospaced.
  static let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .medium)
  /// Code that can be taken over.
  static let codeStrong = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
  /// The time: 15 points, monospaced.
  static let time = UIFont.monospacedSystemFont(ofSize: 15, weight: .semibold)
  /// Figures below the time.
  static let codeCaption = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
}
