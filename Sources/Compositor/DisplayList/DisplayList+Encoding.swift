extension DisplayList: Encodable {
  /// Writes the whole list, with the names that ``DisplayList`` describes.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws, such as for numbers that are not finite.
  public func encode(to encoder: any Encoder) throws {
    try DisplayListTree(self).root.encode(to: encoder)
  }
}
