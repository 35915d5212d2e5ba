import Playback
import TestSupport
import Testing

/// Whatever is called in whatever order: in the end one screen is seen, can be touched, and nothing is left.
@MainActor
@Suite("Transitions in any order")
struct TransitionFuzzTests {
  /// More faults than this are not shrunk and shown one by one.
  private static let mostShown = 5

  @Test
  func `given random scripts, when they come to rest, then one screen is there and nothing else`() {
    look("scripts", 1_000, isRude: false) { ScriptRun($0).faults }
  }

  @Test
  func `given animators that break the rules, when they are through, then the stage is sound`() {
    look("rude scripts", 500, most: 50_000, isRude: true) { ScriptRun($0).faults }
  }

  @Test func `given a World that is dropped in the middle of a script, then nothing lives on`() {
    look("dropped scripts", 300, most: 10_000, isRude: true) {
      ScriptRun.faults(afterDropping: $0)
    }
  }

  private func look(
    _ what: String,
    _ standard: Int,
    most: Int = .max,
    isRude: Bool,
    faults: (StageScript) -> [String]
  ) {
    var failures = 0
    Fuzz.run(what, standard, most: most) { seed in
      var generator = ScriptGenerator(seed: seed, isRude: isRude)
      let script = generator.script()
      if Fuzz.isReplay { print(script) }
      guard !faults(script).isEmpty else { return }
      failures += 1
      if failures <= Self.mostShown { report(script, seed: seed, faults: faults) }
    }
    #expect(failures == 0)
  }

  /// Prints the shortest script that still fails, as a file that the program plays again.
  private func report(_ script: StageScript, seed: Int, faults: (StageScript) -> [String]) {
    let steps = Shrinker.shrink(script.steps) { !faults(StageScript(steps: $0)).isEmpty }
    let shortest = StageScript(steps: steps)
    let found = faults(shortest).map { "# \($0)" }.joined(separator: "\n")
    Issue.record(
      """
      seed \(seed); save what follows as FILE, and play it with ./run replay FILE, or in the window with \
      ./run window --replay FILE
      \(found)
      \(shortest)
      """
    )
  }
}
