/// Which test reaches which declaration: directly, or through what the tests are built of.
struct TestReach {
  /// A test: its name and the file in which it stands.
  struct Test: Hashable, Comparable {
    let name: String
    let file: String

    static func < (a: Test, b: Test) -> Bool { (a.file, a.name) < (b.file, b.name) }
  }

  private var tests: [String: Test] = [:]
  /// What a definition in the tests names, overrides and consists of, by its USR.
  private var reached: [String: Set<String>] = [:]
  /// The nearest test of each USR that a test reaches.
  private(set) var nearest: [String: Test] = [:]

  /// Follows what the tests name.
  ///
  /// - Parameter files: What the compiler noted of each file of the tests, by the file's path.
  init(files: [String: [IndexStore.Occurrence]]) {
    for path in files.keys.sorted() {
      for occurrence in files[path] ?? [] {
        note(occurrence)
      }
      noteTests(in: files[path] ?? [], path: path)
    }
    spread()
  }

  private mutating func note(_ occurrence: IndexStore.Occurrence) {
    for relation in occurrence.relations {
      if relation.roles & (IndexStore.containedBy | IndexStore.calledBy) != 0 {
        reached[relation.usr, default: []].insert(occurrence.usr)
      }
      if relation.roles & (IndexStore.childOf | IndexStore.accessorOf) != 0,
        occurrence.roles & IndexStore.definition != 0
      {
        reached[relation.usr, default: []].insert(occurrence.usr)
      }
      if relation.roles & (IndexStore.overrideOf | IndexStore.baseOf) != 0 {
        reached[occurrence.usr, default: []].insert(relation.usr)
        reached[relation.usr, default: []].insert(occurrence.usr)
      }
    }
  }

  /// Finds the tests: each is called by what the `@Test` macro made of it.
  private mutating func noteTests(in occurrences: [IndexStore.Occurrence], path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for occurrence in occurrences {
      let isMadeByMacro = occurrence.relations.contains { $0.usr.contains("TestfMp_") }
      guard isMadeByMacro, occurrence.roles & IndexStore.call != 0 else { continue }
      guard !occurrence.usr.contains("TestfMp_"), occurrence.name.hasSuffix(")") else { continue }
      let name = String(occurrence.name.prefix { $0 != "(" })
      tests[occurrence.usr] = Test(name: name, file: file)
    }
    let defined = Set(occurrences.lazy.filter { $0.roles & IndexStore.definition != 0 }.map(\.usr))
    tests = tests.filter { $0.value.file != file || defined.contains($0.key) }
  }

  /// Walks outward from all tests at once, so that each declaration falls to its nearest test.
  private mutating func spread() {
    var ring = tests.sorted { $0.value < $1.value }.map { (usr: $0.key, test: $0.value) }
    while !ring.isEmpty {
      var next: [(usr: String, test: Test)] = []
      for (usr, test) in ring {
        for neighbour in (reached[usr] ?? []).sorted()
        where nearest[neighbour] == nil && tests[neighbour] == nil {
          nearest[neighbour] = test
          next.append((neighbour, test))
        }
      }
      ring = next
    }
  }
}
