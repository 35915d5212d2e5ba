import Compositor
import CoreGraphics
import Foundation
import Playback
import QuartzCore
import Scenes
import UIKit

extension Suite {
  /// W9: from the trigger of a transition with 500 views to its first frame.
  mutating func runCascade() {
    let target = PixelBuffer(width: 780, height: 1688, isOpaque: true)
    let renderer = Renderer(threads: 1)
    var bench = HeroBench(matched: 250, unmatched: 250, isCascade: true)
    let laps = watch.laps(
      prepare: { _ in
        bench = HeroBench(matched: 250, unmatched: 250, isCascade: true)
      },
      [
        { bench.present() },
        {
          let list = DisplayListBuilder.build(
            root: bench.window.layer,
            at: bench.world.frameTime,
            size: bench.window.bounds.size,
            scale: 2
          )
          renderer.render(list, into: target)
        },
      ]
    )
    let time = Stopwatch.median(zip(laps[0], laps[1]).map(+))
    var row = Row(id: "W9", size: "500 views", threads: 1, milliseconds: time)
    row.yardsticks = [
      Yardstick("start", Stopwatch.median(laps[0])), Yardstick("pixels", Stopwatch.median(laps[1])),
      Yardstick("moving", Double(bench.animatedLayers), "layers"),
    ]
    row.checks = [Check("ms", time, gate: 30, target: 10)]
    add(row)
  }

  /// L2: a whole transition, from making the scene to rest, of which every frame's display list is kept.
  mutating func runRecording() throws {
    var lists: [DisplayList] = []
    var failure: (any Error)?
    let time = watch.median {
      do { lists = try Self.record() } catch { failure = error }
    }
    if let failure { throw failure }
    var row = Row(id: "L2", size: "city-guide", milliseconds: time)
    row.yardsticks = [Yardstick("recorded", Double(lists.count), "frames")]
    row.checks = [Check("ms", time, gate: 250, target: 60)]
    add(row)
  }

  private static func record() throws -> [DisplayList] {
    let run = try SceneRun(scene: .cityGuide, options: SceneRunOptions())
    let source = DisplayListSource()
    var lists: [DisplayList] = []
    if let trigger = run.scene.triggers.first { try run.start(trigger) }
    while lists.count <= 60 {
      run.advance(to: Double(lists.count) / 120)
      let (time, size) = (run.world.frameTime, run.window.bounds.size)
      lists.append(source.list(of: run.window.layer, at: time, size: size, scale: 2))
    }
    return lists
  }

  /// L5: memory after many transitions against that after a few, in a process that has done nothing else.
  mutating func runMemory() throws {
    if options.only == ["L5"] {
      add(memoryRow())
      return
    }
    let options = options
    let report = try ChildProcess.withFolder { folder in
      let file = folder.appendingPathComponent("report.json")
      let arguments = ["L5", "--json", file.path] + (options.isQuick ? ["--quick"] : [])
      _ = try ChildProcess.run("/proc/self/exe", arguments)
      return try JSONDecoder().decode(Report.self, from: try Data(contentsOf: file))
    }
    for row in report.rows { add(row) }
  }

  private func memoryRow() -> Row {
    let bench = HeroBench(matched: 10, unmatched: 10, isCascade: false)
    let transit = { (count: Int) -> Double in
      for index in 0..<count {
        if index % 2 == 0 { bench.present() } else { bench.dismiss() }
        bench.settle()
        precondition(bench.isPresented == (index % 2 == 0), "every transition is finished")
      }
      return Self.residentMegabytes
    }
    let many = options.isQuick ? 1000 : 10_000
    let before = transit(100)
    let clock = ContinuousClock()
    var after = 0.0
    let time = clock.measure { after = transit(many - 100) }
    let each = time / .milliseconds(many - 100)
    var row = Row(id: "L5", size: "\(many) transitions", milliseconds: each)
    row.yardsticks = [
      Yardstick("after 100", before, "MB"), Yardstick("after \(many)", after, "MB"),
    ]
    row.checks = [Check("% more", (after / before - 1) * 100, gate: 2, target: 0.5)]
    return row
  }

  /// How much memory the program holds.
  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
  }
}
