import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// Runs the workloads and collects their rows.
struct Suite {
  let options: Options
  let watch: Stopwatch
  var table = Table()

  init(_ options: Options) {
    self.options = options
    watch = Stopwatch(runs: options.isQuick ? 7 : 24, warmUps: options.isQuick ? 2 : 5)
  }

  private var sizes: [(Int, Int)] {
    options.isQuick ? [(780, 1688)] : [(780, 1688), (1280, 800)]
  }

  mutating func run() {
    for (width, height) in sizes {
      let frame = FrameYardsticks(width, height, watch)
      if options.wants("P1") { runCards(frame) }
      if options.wants("P2") { run(PictureScenes.cells(width, height), frame, most: 130) }
      if options.wants("P3") { run(PictureScenes.sprites(width, height), frame, most: 153) }
    }
    if options.wants("M1") { runReveal() }
    runViews()
    if options.wants("D1") { runDamage() }
    if options.wants("W1") { runEvaluation() }
    if options.wants("W2") { runCurves() }
    if options.wants("W3") { runLayout() }
    if options.wants("W8") { runCrowd() }
  }

  // MARK: Pictures

  private mutating func runViews() {
    let wanted = ["W4", "W5", "W6", "W7"].filter(options.wants)
    guard !wanted.isEmpty else { return }
    let frame = FrameYardsticks(ViewScenes.width, ViewScenes.height, watch)
    for id in wanted {
      switch id {
      case "W4":
        for count in [100, 1000, 5000] {
          run(ViewScenes.squares(count), frame, size: "n = \(count)")
        }
      case "W5": run(ViewScenes.nest(), frame)
      case "W6": run(ViewScenes.shadows(), frame)
      default: run(ViewScenes.pages(), frame)
      }
    }
  }

  private mutating func runCards(_ frame: FrameYardsticks) {
    let cairo = CairoCards(frame.width, frame.height)
    let time = watch.median { cairo.draw() }
    run(
      PictureScenes.cards(frame.width, frame.height),
      frame,
      most: 100,
      yardsticks: [Row.Yardstick(name: "cairo ms", value: time)]
    )
  }

  private mutating func run(
    _ bench: LayerBench,
    _ frame: FrameYardsticks,
    size label: String? = nil,
    most: Double? = nil,
    yardsticks: [Row.Yardstick] = []
  ) {
    for threads in [1, 2] {
      let renderer = Renderer(threads: threads)
      let source = DisplayListSource()
      let size = bench.root.bounds.size
      let time = watch.median(prepare: bench.advance) {
        let list = source.list(
          of: bench.root,
          at: bench.world.frameTime,
          size: size,
          scale: bench.scale
        )
        renderer.render(list, into: frame.target)
      }
      let building = watch.median(prepare: bench.advance) {
        _ = source.list(of: bench.root, at: bench.world.frameTime, size: size, scale: bench.scale)
      }
      let list = source.list(
        of: bench.root,
        at: bench.world.frameTime,
        size: size,
        scale: bench.scale
      )
      var row = Row(
        id: bench.id,
        size: label ?? "\(frame.width)x\(frame.height)",
        threads: threads,
        milliseconds: time,
        timesMemcpy: time / frame.memcpy
      )
      row.yardsticks = [
        Row.Yardstick(name: "memcpy ms", value: frame.memcpy),
        Row.Yardstick(name: "list ms", value: building),
        Row.Yardstick(name: "kernels ms", value: frame.rates.estimate(list)),
      ]
      row.yardsticks += yardsticks
      if let most, threads == 1, frame.width == 780 {
        row.gate = "<= \(Int(most)) x memcpy"
        row.passes = time <= most * frame.memcpy
      }
      table.add(row)
    }
  }

  private mutating func runReveal() {
    let frame = FrameYardsticks(780, 1688, watch)
    for threads in [1, 2] {
      let times = [true, false].map { isMasked in
        let bench = PictureScenes.reveal(780, 1688, isMasked: isMasked)
        let renderer = Renderer(threads: threads)
        return watch.median(prepare: bench.advance) {
          let list = DisplayListBuilder.build(
            root: bench.root,
            at: bench.world.frameTime,
            size: bench.root.bounds.size,
            scale: bench.scale
          )
          renderer.render(list, into: frame.target)
        }
      }
      let alone = max(0, times[0] - times[1])
      var row = Row(
        id: "M1",
        size: "780x1688",
        threads: threads,
        milliseconds: alone,
        timesMemcpy: alone / frame.memcpy
      )
      row.yardsticks = [
        Row.Yardstick(name: "memcpy ms", value: frame.memcpy),
        Row.Yardstick(name: "whole frame ms", value: times[0]),
      ]
      if threads == 1 {
        row.gate = "<= 12 x memcpy"
        row.passes = alone <= 12 * frame.memcpy
      }
      table.add(row)
    }
  }
}
