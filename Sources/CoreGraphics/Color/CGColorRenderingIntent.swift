/// How colours that a space cannot show are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent
  /// The nearest colour, white kept.
  case absoluteColorimetric
  /// The nearest colour, relative to white.
  case relativeColorimetric
  /// All colours moved, so that they keep their distances.
  case perceptual
  /// The most vivid colour.
  case saturation
}
