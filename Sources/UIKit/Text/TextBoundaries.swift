import Foundation

/// Where the characters, words and lines of a text begin and end, as UTF-16 offsets.
///
/// Words follow the spirit of Unicode's default word boundaries (Unicode Standard Annex 29): letters and
/// digits hold together, so do a decimal point inside a number and an apostrophe inside a word; every
/// ideograph and every other symbol stands alone.
nonisolated package struct TextBoundaries {
  /// What a character is to the search for words.
  private enum Kind { case space, newline, word, single }

  private struct Cluster {
    let start: Int
    let kind: Kind
    let character: Character
  }

  private let clusters: [Cluster]
  private let end: Int

  /// Finds the boundaries of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isOpaque: Whether the whole text counts as one word, as in a field for passwords. Default false.
  package init(_ text: String, isOpaque: Bool = false) {
    var offset = 0
    var found: [Cluster] = []
    found.reserveCapacity(text.utf8.count)
    for character in text {
      let kind = isOpaque ? Kind.word : Self.kind(of: character)
      found.append(Cluster(start: offset, kind: kind, character: character))
      offset += character.utf16.count
    }
    clusters = isOpaque ? found : Self.joiningInfixes(of: found)
    end = offset
  }

  /// The number of UTF-16 units in the text.
  package var length: Int { end }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    if character == "_" { return .word }
    guard character.isLetter || character.isNumber else { return .single }
    return isIdeographic(character) ? .single : .word
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let hiragana: ClosedRange<UInt32> = 0x3041...0x309F
    return scalar.properties.isIdeographic || hiragana.contains(scalar.value)
  }

  /// Makes `.` between digits and `'` between letters parts of a word.
  private static func joiningInfixes(of clusters: [Cluster]) -> [Cluster] {
    guard clusters.count > 2 else { return clusters }
    var joined = clusters
    for index in 1..<(clusters.count - 1) where clusters[index].kind == .single {
      let before = clusters[index - 1].character
      let after = clusters[index + 1].character
      let isJoining =
        switch clusters[index].character {
        case ".", ",": clusters[index].character == "." && before.isNumber && after.isNumber
        case "'", "’": before.isLetter && after.isLetter
        default: false
        }
      guard isJoining else { continue }
      joined[index] = Cluster(
        start: clusters[index].start,
        kind: .word,
        character: clusters[index].character
      )
    }
    return joined
  }

  /// The index of the first cluster that starts at or after an offset.
  private func firstCluster(from offset: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func start(of index: Int) -> Int {
    index < clusters.count ? clusters[index].start : end
  }

  /// Returns the character boundary at or before an offset.
  package func aligned(_ offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= end { return end }
    let index = firstCluster(from: offset)
    return start(of: index) == offset ? offset : start(of: index - 1)
  }

  /// Returns a range grown to whole characters.
  package func aligned(_ range: Range<Int>) -> Range<Int> {
    let lower = aligned(range.lowerBound)
    let upper = min(max(range.upperBound, 0), end)
    return lower..<max(lower, start(of: firstCluster(from: upper)))
  }

  /// Returns where a movement from an offset arrives.
  package func destination(
    from offset: Int,
    _ direction: TextDirection,
    by granularity: TextGranularity
  ) -> Int {
    let index = firstCluster(from: aligned(offset))
    switch (granularity, direction) {
    case (.character, .backward): return start(of: max(index - 1, 0))
    case (.character, .forward): return start(of: min(index + 1, clusters.count))
    case (.word, .backward): return start(of: wordStart(before: index))
    case (.word, .forward): return start(of: wordEnd(after: index))
    case (.line, .backward): return start(of: lineStart(before: index))
    case (.line, .forward): return start(of: lineEnd(after: index))
    case (.document, .backward): return 0
    case (.document, .forward): return end
    }
  }

  /// Whether a cluster is skipped on the way to a word: a space, or a symbol that a word follows.
  private func wordStart(before index: Int) -> Int {
    var index = index
    while index > 0, isBlank(index - 1) { index -= 1 }
    guard index > 0 else { return 0 }
    return unitStart(of: index - 1)
  }

  private func wordEnd(after index: Int) -> Int {
    var index = index
    while index < clusters.count, isBlank(index) { index += 1 }
    guard index < clusters.count else { return clusters.count }
    return unitEnd(of: index)
  }

  private func isBlank(_ index: Int) -> Bool {
    clusters[index].kind == .space || clusters[index].kind == .newline
  }

  private func unitStart(of index: Int) -> Int {
    var first = index
    let kind = clusters[index].kind
    guard kind != .single, kind != .newline else { return index }
    while first > 0, clusters[first - 1].kind == kind { first -= 1 }
    return first
  }

  private func unitEnd(of index: Int) -> Int {
    var last = index + 1
    let kind = clusters[index].kind
    guard kind != .single, kind != .newline else { return last }
    while last < clusters.count, clusters[last].kind == kind { last += 1 }
    return last
  }

  private func lineStart(before index: Int) -> Int {
    var first = index
    while first > 0, clusters[first - 1].kind != .newline { first -= 1 }
    return first
  }

  private func lineEnd(after index: Int) -> Int {
    var last = index
    while last < clusters.count, clusters[last].kind != .newline { last += 1 }
    return last
  }

  /// Returns the unit around an offset: what a double or triple click there selects.
  package func unit(around offset: Int, _ granularity: TextGranularity) -> Range<Int> {
    guard !clusters.isEmpty else { return 0..<0 }
    let index = min(firstCluster(from: aligned(offset)), clusters.count - 1)
    switch granularity {
    case .character: return aligned(offset)..<aligned(offset)
    case .word: return start(of: unitStart(of: index))..<start(of: unitEnd(of: index))
    case .line: return start(of: lineStart(before: index))..<start(of: lineEnd(after: index))
    case .document: return 0..<end
    }
  }
}
