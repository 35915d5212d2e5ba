package import CoreGraphics

/// Two pictures of one size of which an animation shows the passage.
package final class ContentsMix {
  /// The picture that is left.
  package let from: CGImage
  /// The picture that comes.
  package let to: CGImage
  /// How far the passage is, between 0 and 1.
  package let fraction: Double

  /// Makes a passage; nil when the pictures cannot be laid over each other or only one shows.
  init?(_ from: Any, _ to: Any, _ fraction: Double) {
    guard let from = Self.picture(from), let to = Self.picture(to), from !== to else { return nil }
    guard from.width == to.width, from.height == to.height else { return nil }
    guard fraction > 0, fraction < 1 else { return nil }
    (self.from, self.to, self.fraction) = (from, to, fraction)
  }

  private static func picture(_ contents: Any) -> CGImage? {
    contents as? CGImage ?? (contents as? ContentsMix)?.nearest
  }

  /// The picture that shows more.
  package var nearest: CGImage { fraction < 0.5 ? from : to }
}

extension LayerStyle {
  /// The contents as they are handed out: one of two pictures while they are mixed.
  var plainContents: Any? { (contents as? ContentsMix)?.nearest ?? contents }

  /// The picture that shows, or the one that is left while two are mixed; nil when there is none.
  package var picture: CGImage? { contents as? CGImage ?? (contents as? ContentsMix)?.from }
}
