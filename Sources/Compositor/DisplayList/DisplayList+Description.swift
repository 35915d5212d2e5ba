import Foundation

extension DisplayList: CustomStringConvertible {
  /// The whole list as text: one line for each item, in the format that ``DisplayList`` describes.
  public var description: String {
    var text = DisplayListText(self)
    return text.write()
  }
}

extension RoundedRect: CustomStringConvertible {
  /// Origin, size and, when there are any, radii.
  public var description: String {
    let words = DisplayListText.words([minX, minY, width, height])
    guard isRounded else { return "rect \(words)" }
    return "rect \(words) r \(DisplayListText.words((0..<4).map { radii[$0] }))"
  }
}

extension Homography: CustomStringConvertible {
  /// The rows one after the other; the third column only when the map is not affine.
  public var description: String {
    let columns = isAffine ? 2 : 3
    let numbers = [x, y, origin].flatMap { row in (0..<columns).map { row[$0] } }
    return "map \(DisplayListText.words(numbers))"
  }
}
