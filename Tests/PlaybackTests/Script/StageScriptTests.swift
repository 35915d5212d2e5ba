import Playback
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Stage scripts")
struct StageScriptTests {
  @Test func `given any script, when it is printed and read, then it is the same`() throws {
    for seed in 0..<200 {
      var generator = ScriptGenerator(seed: seed, isRude: true)
      let script = generator.script()
      #expect(try StageScript(text: script.description) == script)
    }
  }

  @Test func `given comments and blank lines, when read, then only the steps count`() throws {
    let text = "# a fault\n\n  push still # at once\ntick 0.25\r\nset 0 new still\n"
    let script = try StageScript(text: text)
    let steps: [StageScript.Step] = [
      .push(isAnimated: false), .tick(0.25), .set([0, nil], isAnimated: false),
    ]
    #expect(script.steps == steps)
  }

  @Test(
    arguments: [
      ("push\npusch", "line 2: there is no step “pusch”; there are push, pop"),
      ("pop still still", "line 1: “still” is too much; it is pop [still]"),
      ("tick", "line 1: something is missing; it is tick SECONDS"),
      ("tick -1", "line 1: “-1” must be a number from 0.0 to 3600.0"),
      ("tick nan", "line 1: “nan” must be a number from 0.0 to 3600.0"),
      ("present sideways", "line 1: “sideways” must be one of full-screen"),
      ("present custom cover up", "line 1: “up” must be one of cover, flip"),
      ("pop-to -1", "line 1: “-1” must be a place in the stack"),
      ("animator polite", "line 1: “polite” must be one of built-in"),
      ("at once push", "line 1: “once” must be one of will-appear"),
      ("at did-appear", "line 1: something is missing; it is at MOMENT STEP"),
      (
        String(repeating: "at did-appear ", count: 100_000) + "push",
        "line 1: at most 16 “at” may follow each other"
      ),
      ("at did-appear tick", "line 1: something is missing; it is tick SECONDS"),
    ]
  )
  func `given a line that is no step, then the message says where and what is allowed`(
    text: String,
    message: String
  ) {
    let error = #expect(throws: StageScriptError.self) { try StageScript(text: text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "nothing")")
  }

  @Test func `given a sound script, when it is played, then its callbacks are told in order`()
    throws
  {
    let run = ScriptRun(try StageScript(text: "push still\npop still"))
    #expect(run.faults.isEmpty)
    let wanted = [
      "S2.willMove(parent)", "S1.viewWillDisappear", "S2.viewWillAppear", "S1.viewDidDisappear",
      "S2.viewDidAppear", "S2.didMove(parent)",
    ]
    #expect(run.events.drop { $0 != "S2.willMove(parent)" }.prefix(6).elementsEqual(wanted))
  }

  @Test func `given an animator that never completes, when it is played, then that is reported`()
    throws
  {
    let run = ScriptRun(try StageScript(text: "animator never\npush\ntick 3"))
    #expect(run.issues.contains { $0.message.contains("has not been called") })
    #expect(run.faults.isEmpty)
  }

  @Test(
    arguments: [
      "tabs\nat did-disappear tab 0\ntab 2",
      "tabs\nat did-disappear tab 2\ntab 1",
      "tabs\nat will-disappear tab 2\nset 2 new still",
      "animator remover\npresent form-sheet navigation\ntick 0.02\nroot",
      "animator never\npush\npresent current-context navigation still",
      "push still\nanimator never\ntouch 0.0 0.5\ndrag 0.4 0.5\nlose\npresent full-screen still",
      "tabs\ntick 0.2\nanimator elsewhere\ntab 1\nroot",
    ]
  )
  func `given a script that left a fault once, when it is played, then it leaves none`(
    text: String
  ) throws {
    #expect(ScriptRun(try StageScript(text: text)).faults == [])
  }

  @Test func `given parts of which two matter, when shrunk, then these two are left`() {
    let parts = Array(0..<40)
    var trials = 0
    let left = Shrinker.shrink(parts) { candidate in
      trials += 1
      return candidate.contains(7) && candidate.contains(31)
    }
    #expect(left == [7, 31])
    #expect(trials < 200)
  }

  @Test func `many transitions that wait for each other are waited for`() {
    let steps = (1...60).flatMap { _ -> [StageScript.Step] in
      [.push(isAnimated: true), .pop(isAnimated: true)]
    }
    let script = StageScript(steps: steps)
    #expect(ScriptRun(script).faults == [])
    #expect(ScriptRun(script, patience: 20).faults != [])
  }

  @Test func `as many screens as one likes may be presented over each other`() {
    let presentation = StageScript.Presentation(style: .overFullScreen)
    let step = StageScript.Step.present(presentation, isAnimated: false)
    let steps = [StageScript.Step](repeating: step, count: 120)
    #expect(ScriptRun(StageScript(steps: steps)).faults == [])
  }

  @Test func `a stage that does not come to rest is told, with its time and its place`() {
    let script = StageScript(steps: [.push(isAnimated: true)])
    let run = ScriptRun(script, patience: 0.1)
    #expect(
      run.faults.first
        == "after the last step: the stage did not come to rest within 0.1 s; still running: push"
    )
    #expect(ScriptRun(script).faults == [])
  }
}
