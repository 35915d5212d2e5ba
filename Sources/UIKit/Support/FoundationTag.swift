/// The first stored word of objects that may be values of Foundation's attributed strings.
///
/// On Linux `CFEqual` reads bits 8 to 17 of an object's third word as the number of a Core Foundation type
/// before it asks the object itself, and traps where they are zero in both objects. In an object of Swift
/// that word is its first stored property: a zero size, a small enumeration, or a pointer that has such bits
/// once in a thousand runs. A number that no type has sends Foundation to `isEqual(_:)`, every time.
nonisolated struct FoundationTag {
  private let word: UInt = 0x3FF00
}
