import Foundation
import Testing

@testable import Census

@Suite("Reasons") struct CensusReasonTests {
  @Test func `a reason covers a type's members, but no other type`() {
    let (symbol, reason) = CensusReason.different[0]
    #expect(CensusReason.different(symbol) == reason)
    #expect(CensusReason.different("\(symbol).anything") == reason)
    #expect(CensusReason.different("\(symbol)Other") == nil)
    #expect(CensusReason.missing("class_getInstanceMethod(_:_:)") != nil)
  }

  @Test func `no symbol has two reasons`() {
    let keys = CensusReason.missing.map(\.key) + CensusReason.different.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  /// The modules that the tests were built with have none of what is said to be missing.
  @Test func `no reason is given for what is there`() throws {
    let build = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let toolchain = try Toolchain(modules: build.appending(path: "Modules"), package: package)
    let folder = FileManager.default.temporaryDirectory.appending(path: "reasons-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var graph = SymbolGraph()
    for module in ["ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit"] {
      try toolchain.extractSymbols(of: module, into: folder)
      try graph.add(contentsOf: folder.appending(path: "\(module).symbols.json"))
    }
    #expect(!graph.declarations(for: name("UIView")).isEmpty)
    for (symbol, _) in CensusReason.missing {
      #expect(graph.declarations(for: name(symbol)).isEmpty, "\(symbol)")
    }
    for (symbol, _) in CensusReason.different {
      #expect(!graph.declarations(for: name(symbol)).isEmpty, "\(symbol)")
    }
  }

  private func name(_ symbol: String) -> CensusName {
    let kind = symbol.contains(".") ? "method" : "type"
    return CensusName.names(of: CensusRow(symbol: symbol, kind: kind, repositories: 1))[0]
  }
}
