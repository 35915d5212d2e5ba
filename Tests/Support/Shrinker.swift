/// Makes a list that shows a fault as short as it can be made by leaving out parts.
public enum Shrinker {
  /// Returns a shorter list that still fails: no single part of it can be left out.
  ///
  /// - Parameters:
  ///   - parts: A list that fails.
  ///   - fails: Whether a list fails.
  /// - Returns: The shortest list that was found.
  public static func shrink<Part>(_ parts: [Part], fails: ([Part]) -> Bool) -> [Part] {
    var parts = parts
    var length = max(parts.count / 2, 1)
    while true {
      let before = parts.count
      var start = 0
      while start < parts.count {
        var shorter = parts
        shorter.removeSubrange(start..<min(start + length, parts.count))
        if fails(shorter) { parts = shorter } else { start += length }
      }
      if length > 1 {
        length /= 2
      } else if parts.count == before {
        return parts
      }
    }
  }
}
