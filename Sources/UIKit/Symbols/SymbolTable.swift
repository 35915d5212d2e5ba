/// The drawings under the names that code uses; all are our own.
nonisolated enum SymbolTable {
  /// Names that mean the same drawing.
  private static let aliases = [
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "gear": "gearshape", "multiply": "xmark", "message": "bubble.left",
    "arrow.uturn.left": "arrow.uturn.backward", "arrow.uturn.right": "arrow.uturn.forward",
    "arrowshape.turn.up.left": "arrow.uturn.backward",
    "arrowshape.turn.up.right": "arrow.uturn.forward", "sun.min": "sun.max",
    "doc.plaintext": "doc.text", "text.bubble": "bubble.left.text",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "rectangle.portrait": "rectangle.portrait", "square.on.square": "doc.on.doc",
    "mappin.and.ellipse": "mappin", "house.circle": "house", "star.leadinghalf.filled": "star",
    "music.note.list": "music.note", "person.fill.viewfinder": "person",
    "bolt.horizontal": "bolt", "list.bullet.rectangle": "list.bullet", "location.north": "location",
    "sparkle": "sparkles", "speaker.wave.3": "speaker.wave.2", "creditcard.and.123": "creditcard",
    "bubble.right": "bubble.left", "camera.viewfinder": "camera", "hand.raised.slash": "nosign",
    "heart.text.square": "heart", "rectangle.stack.person.crop": "rectangle.stack",
  ]

  /// Returns the drawing of a name without endings, or nil.
  static func glyph(named name: String) -> SymbolGlyph? {
    let name = aliases[name] ?? name
    return signs[name] ?? shapes[name] ?? things[name] ?? objects[name]
  }

  /// The names that have a drawing of their own, in order.
  static var names: [String] {
    [signs, shapes, things, objects].flatMap(\.keys).sorted()
  }
}
