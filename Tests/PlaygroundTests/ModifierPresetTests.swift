import Hero
import Testing

@testable import Playground

@Suite struct ModifierPresetTests {
  @Test(arguments: ModifierPreset.all.map(\.string))
  func `given any preset, then its string has neither errors nor warnings`(string: String) {
    #expect(ModifierString.parse(string).diagnostics.isEmpty)
  }

  @Test(arguments: ModifierTable.signatures.map(\.example))
  func `given any modifier of the list, then what a click writes can be run`(example: String) {
    #expect(ModifierString.parse(example).isRunnable)
  }
}
