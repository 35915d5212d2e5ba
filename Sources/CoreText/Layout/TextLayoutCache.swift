import CoreGraphics

/// Layouts made before, by value; of too many the one used longest ago goes.
///
/// NB: unchecked, since `lock` guards everything that changes.
final class TextLayoutCache: @unchecked Sendable {
  static let shared = TextLayoutCache(capacity: 1024)

  private struct Key: Hashable {
    var text: AttributedText
    var constraints: TextConstraints
  }

  private struct Entry {
    var layout: TextLayout
    var lastUse: UInt64
  }

  private let lock = NSLock()
  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var useCount: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many layouts are kept.
  var count: Int {
    lock.withLock { entries.count }
  }

  /// Whether a layout is kept.
  func isKept(_ text: AttributedText, _ constraints: TextConstraints) -> Bool {
    lock.withLock { entries[Key(text: text, constraints: constraints)] != nil }
  }

  func layout(of text: AttributedText, in constraints: TextConstraints) -> TextLayout {
    let key = Key(text: text, constraints: constraints)
    if let known = lock.withLock({ use(key) }) { return known }
    let layout = TextLayoutBuilder(text: text, constraints: constraints).build()
    lock.withLock { keep(layout, for: key) }
    return layout
  }

  private func use(_ key: Key) -> TextLayout? {
    guard let index = entries.index(forKey: key) else { return nil }
    useCount += 1
    entries.values[index].lastUse = useCount
    return entries.values[index].layout
  }

  private func keep(_ layout: TextLayout, for key: Key) {
    useCount += 1
    entries[key] = Entry(layout: layout, lastUse: useCount)
    guard entries.count > capacity else { return }
    // A quarter goes at once, so that looking for the oldest costs little on average.
    let uses = entries.values.map(\.lastUse).sorted()
    let oldest = uses[capacity / 4]
    entries = entries.filter { $0.value.lastUse > oldest }
  }
}
