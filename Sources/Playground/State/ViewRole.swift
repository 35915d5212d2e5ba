import UIKit

/// How a view takes part in a transition.
enum ViewRole {
  /// On both screens, matched by its id.
  case matched
  /// On the first screen only.
  case source
  /// On the second screen only.
  case target

  /// The sign of the role; roles are never told by colour alone.
  var glyph: ChromeGlyph {
    switch self {
    case .matched: .diamond
    case .source: .hollowTriangle
    case .target: .filledTriangle
    }
  }

  /// The colour of the role.
  var color: UIColor {
    switch self {
    case .matched: ChromeColor.matched
    case .source: ChromeColor.source
    case .target: ChromeColor.target
    }
  }
}
