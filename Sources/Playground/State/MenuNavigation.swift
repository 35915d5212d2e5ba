/// Which line of a menu the keyboard or the pointer is at.
nonisolated struct MenuNavigation: Equatable, Sendable {
  /// What the lines say.
  let titles: [String]
  /// The line, or nil while there is none.
  private(set) var current: Int?
  private var typed = ""
  private var lastTyped = -Double.infinity

  /// How long a pause ends what is typed, in seconds.
  static let pause = 1.0

  /// Stands at a line.
  ///
  /// - Parameters:
  ///   - titles: What the lines say.
  ///   - current: The line, or nil.
  init(titles: [String], current: Int?) {
    self.titles = titles
    self.current = current
  }

  /// Goes to a line, such as the one under the pointer.
  ///
  /// - Parameter index: The line; one that does not exist changes nothing.
  mutating func go(to index: Int) {
    if titles.indices.contains(index) { current = index }
  }

  /// Goes down or up and stays at the ends.
  ///
  /// - Parameter lines: How many lines, negative for up.
  mutating func move(by lines: Int) {
    guard !titles.isEmpty else { return }
    let start = current ?? (lines > 0 ? -1 : titles.count)
    current = min(max(start + lines, 0), titles.count - 1)
  }

  /// Goes to the first line that begins with what has been typed without a pause.
  ///
  /// The same letter again goes to the next line that begins with it.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - time: When, in seconds.
  mutating func type(_ text: String, at time: Double) {
    let isNew = time - lastTyped > MenuNavigation.pause
    lastTyped = time
    let letter = text.lowercased()
    typed = isNew || typed == letter ? letter : typed + letter
    // What goes on with a word may stay where it is; a first letter leads on.
    let start = (current ?? -1) + (typed == letter ? 1 : 0)
    for offset in titles.indices {
      let index = (max(start, 0) + offset) % titles.count
      if titles[index].lowercased().hasPrefix(typed) {
        current = index
        return
      }
    }
  }
}
