package import Foundation

/// Compares a census of symbols that programs use with what the built modules offer.
///
/// A symbol is supported when a generated use of it compiles against the built modules, and a test
/// reaches it: the compiler's index of the tests tells which declarations a test names, directly or
/// through what it is built of.
package struct Census {
  /// The folder of the package.
  package let package: URL
  /// The folder of the build: it holds `Modules` and, when the tests are built, `index/store`.
  package let build: URL
  /// Whether a key path of a layer can be animated.
  package let isAnimatable: (String) -> Bool

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - build: The folder of the build, with the tests built.
  ///   - isAnimatable: Whether a key path of a layer can be animated.
  package init(package: URL, build: URL, isAnimatable: @escaping (String) -> Bool) {
    self.package = package
    self.build = build
    self.isAnimatable = isAnimatable
  }

  /// Takes the census.
  ///
  /// - Parameters:
  ///   - used: The symbols that repositories use.
  ///   - required: The symbols that code needs in order to compile.
  /// - Returns: Each row with what became of it.
  /// - Throws: `CensusError` when the toolchain, the modules or the index cannot be used.
  package func report(on used: [CensusRow], required: [CensusRow] = []) throws -> CensusReport {
    let rows = used + required
    let toolchain = try Toolchain(modules: build.appending(path: "Modules"), package: package)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "census-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let graph = try symbolGraph(toolchain, folder: folder)
    let uses = try compiledUses(of: rows, graph: graph, toolchain: toolchain, folder: folder)
    let store = build.appending(path: "index/store")
    let index = try IndexStore(folder: store, programs: toolchain.programs)
    let reach = TestReach(
      files: try index.files { $0.contains("/Tests/") || $0.contains("/Sources/Scenes/") }
    )
    let entries = zip(rows, uses).map { row, use in
      CensusEntry(row: row, status: status(of: row, use: use, graph: graph, reach: reach))
    }
    return CensusReport(
      entries: Array(entries[..<used.count]),
      required: Array(entries[used.count...])
    )
  }

  private func symbolGraph(_ toolchain: Toolchain, folder: URL) throws -> SymbolGraph {
    let modules = [
      "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit", "FoundationEssentials", "Foundation",
      "Dispatch",
    ]
    for module in modules { try toolchain.extractSymbols(of: module, into: folder) }
    var graph = SymbolGraph()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for file in files where file.hasSuffix(".symbols.json") {
      try graph.add(contentsOf: folder.appending(path: file))
    }
    return graph
  }

  /// What became of a use of a name.
  private struct CompiledUse {
    /// The declarations that it compiles with.
    var declarations: [Declaration] = []
    /// What the compiler says of one that it does not compile with.
    var message: String?
  }

  /// For each row, for each of its names: the declarations that a generated use compiles with.
  private func compiledUses(
    of rows: [CensusRow],
    graph: SymbolGraph,
    toolchain: Toolchain,
    folder: URL
  ) throws -> [[CompiledUse]] {
    var file = UseFile()
    let uses = rows.map { row in
      CensusName.names(of: row).map { lines(using: $0, of: row, graph: graph, file: &file) }
    }
    let url = folder.appending(path: "Uses.swift")
    try file.lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    let errors = try toolchain.errors(in: url)
    return uses.map { names in
      names.map { uses in
        CompiledUse(
          declarations: uses.filter { errors[$0.line] == nil }.map(\.declaration),
          message: uses.lazy.compactMap { errors[$0.line] }.first
        )
      }
    }
  }

  /// Adds uses of what answers to a name: of the type that the row gives, or of their own.
  private func lines(
    using name: CensusName,
    of row: CensusRow,
    graph: SymbolGraph,
    file: inout UseFile
  ) -> [(declaration: Declaration, line: Int)] {
    let found = graph.declarations(for: name)
    guard row.type != nil else {
      return found.compactMap { declaration in
        UseFile.use(of: declaration, number: file.lines.count).map {
          (declaration: declaration, line: file.add($0))
        }
      }
    }
    let owner = graph.named(name.type ?? name.base ?? "").first { $0.isType }
    let use = RequiredUse(
      row: row,
      name: name,
      generics: owner?.genericParameters ?? [],
      number: file.lines.count
    )
    guard !found.isEmpty, let line = use.line.map({ file.add($0) }) else { return [] }
    return found.map { ($0, line) }
  }

  private func status(
    of row: CensusRow,
    use: [CompiledUse],
    graph: SymbolGraph,
    reach: TestReach
  ) -> CensusStatus {
    if let what = CensusReason.apart(row) { return .apart(what: what) }
    if row.symbol.hasPrefix("\"") { return status(ofKey: row, graph: graph, reach: reach) }
    let reason = CensusReason.missing(row.symbol)
    guard !use.isEmpty, use.allSatisfy({ !$0.declarations.isEmpty }) else {
      if let reason { return .missing(reason: reason) }
      let message = use.lazy.compactMap(\.message).first
      if message != nil, let reason = CensusReason.different(row.symbol) {
        return .different(reason: reason)
      }
      return .unexplained(message: message.map { "a use does not compile: \($0)" } ?? "not built")
    }
    if let reason { return .stale(reason: reason) }
    if let reason = CensusReason.different(row.symbol) { return .different(reason: reason) }
    let tests = use.map { nearestTest(of: $0.declarations, graph: graph, reach: reach) }
    guard let test = tests.first, let test, tests.allSatisfy({ $0 != nil }) else {
      return .untested
    }
    return .supported(test: "\(test.file): \(test.name)")
  }

  private func nearestTest(
    of declarations: [Declaration],
    graph: SymbolGraph,
    reach: TestReach
  ) -> TestReach.Test? {
    for declaration in declarations {
      if let test = reach.nearest[declaration.usr] { return test }
      // A test that uses a type's members uses the type, and an override stands for what it overrides.
      let members = declaration.isType ? graph.ownMembers(ofType: declaration.usr) : []
      let relatives = members + graph.overrides(of: declaration.usr)
      if let test = relatives.lazy.compactMap({ reach.nearest[$0] }).first { return test }
    }
    return nil
  }

  private func status(
    ofKey row: CensusRow,
    graph: SymbolGraph,
    reach: TestReach
  ) -> CensusStatus {
    let key = row.symbol.filter { $0 != "\"" }
    if row.kind == "key-path string", !isAnimatable(key) {
      return .missing(reason: "no such key path of a layer can be animated")
    }
    let user =
      row.kind == "key-path string"
      ? CensusName(type: "CABasicAnimation", base: "init", labels: ["keyPath"], isPrefix: false)
      : CensusName(type: "CALayer", base: "add", labels: ["_", "forKey"], isPrefix: false)
    let test = nearestTest(of: graph.declarations(for: user), graph: graph, reach: reach)
    return test.map { .supported(test: "\($0.file): \($0.name)") } ?? .untested
  }
}
