import Compositor
import CoreGraphics
import Foundation
import QuartzCore

extension Suite {
  /// How many different frames the other renderers draw in turn.
  private static let frameCount = 8

  /// What the other renderers need for a scene.
  struct Others {
    var yardsticks: [Yardstick] = []
    var skia: Double?
  }

  /// Measures a scene with one thread and with two, beside its yardsticks.
  ///
  /// - Parameters:
  ///   - bench: The scene.
  ///   - frame: The yardsticks of its size.
  ///   - limits: What it is held to.
  ///   - size: What tells the row apart; nil for the picture's size.
  /// - Throws: What the other renderers and files throw.
  mutating func run(
    _ bench: LayerBench,
    _ frame: FrameYardsticks,
    _ limits: Limits,
    size: String? = nil
  ) throws {
    let renderers = [Renderer(threads: 1), Renderer(threads: 2)]
    let source = DisplayListSource()
    var list = DisplayList(width: 0, height: 0)
    let laps = watch.laps(
      prepare: bench.advance,
      first: 1,
      [
        { list = bench.list(from: source) },
        { renderers[0].render(list, into: frame.target) },
        { renderers[1].render(list, into: frame.target) },
      ]
    )
    let totals = [1, 2].map { index in
      Stopwatch.median(zip(laps[0], laps[index]).map { $0 + $1 })
    }
    let size = size ?? "\(frame.width)x\(frame.height)"
    let memcpy = frame.memcpy
    let roofline = frame.rates.roofline(list)
    let others = try compare(bench, frame, "\(bench.id)-\(size)")
    var row = Row(id: bench.id, size: size, threads: 1, milliseconds: totals[0])
    row.yardsticks = [
      Yardstick("list", Stopwatch.median(laps[0])), Yardstick("memcpy", memcpy),
      Yardstick("kernels", roofline),
    ]
    row.yardsticks += others.yardsticks
    row.checks = [
      Check("x memcpy", totals[0] / memcpy, gate: limits.memcpy),
      Check("x kernels", totals[0] / roofline, target: limits.roofline),
    ]
    if let skia = others.skia {
      row.checks.append(
        Check("x Skia", totals[0] / skia, gate: limits.skia?.gate, target: limits.skia?.target)
      )
    }
    add(row)
    // Two threads take as much processor time as one.
    if options.countsProcessorTime { return }
    row = Row(id: bench.id, size: size, threads: 2, milliseconds: totals[1])
    row.checks = [
      Check(
        "x one thread",
        totals[1] / totals[0],
        gate: limits.threads?.gate,
        target: limits.threads?.target
      )
    ]
    add(row)
  }

  /// Lets the other renderers draw the very same lists, and compares their pictures with ours.
  func compare(_ bench: LayerBench, _ frame: FrameYardsticks, _ name: String) throws -> Others {
    let source = DisplayListSource()
    let lists = (0..<Self.frameCount).map { index in
      bench.advance(index)
      return bench.list(from: source)
    }
    guard let first = lists.first else { return Others() }
    let ours = PixelBuffer(width: frame.width, height: frame.height, isOpaque: true)
    Renderer(threads: 1).render(first, into: ours)
    try save(ours, name, "stagecraft")
    var others = Others()

    let cairo = CairoPlayer(frame.width, frame.height)
    cairo.draw(first)
    try save(cairo.picture(), name, "cairo")
    others.yardsticks.append(
      Yardstick("cairo alike", PictureDifference.decibels(ours, cairo.picture()), "dB")
    )
    var index = 0
    let time = watch.median {
      cairo.draw(lists[index % lists.count])
      index += 1
    }
    others.yardsticks.insert(Yardstick("cairo", time), at: 0)

    guard let program = options.skia else { return others }
    let skia = try program.run(lists, watch)
    try save(skia.picture, name, "skia")
    others.skia = skia.milliseconds
    others.yardsticks += [
      Yardstick("Skia", skia.milliseconds),
      Yardstick("Skia alike", PictureDifference.decibels(ours, skia.picture), "dB"),
    ]
    return others
  }

  private func save(_ pixels: PixelBuffer, _ name: String, _ renderer: String) throws {
    guard let folder = options.picturesPath else { return }
    let copy = pixels.copy()
    copy.makeOpaque()
    let data = try ImageFile.pngData(CGImage(pixels: copy))
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(renderer).png"))
  }

  // MARK: Reveal

  /// M1: a page seen through a growing shape, and what the mask alone takes of that.
  mutating func runReveal() throws {
    let frame = FrameYardsticks(780, 1688, watch)
    let scenes = [
      PictureScenes.reveal(780, 1688), PictureScenes.plainReveal(780, 1688, isMasked: true),
      PictureScenes.plainReveal(780, 1688, isMasked: false),
    ]
    let others = try compare(scenes[0], frame, "M1-780x1688")
    for threads in options.countsProcessorTime ? [1] : [1, 2] {
      let renderer = Renderer(threads: threads)
      let draw = { (bench: LayerBench) in
        let source = DisplayListSource()
        return { _ = renderer.render(bench.list(from: source), into: frame.target) }
      }
      let laps = watch.laps(
        prepare: { index in for scene in scenes { scene.advance(index) } },
        scenes.map(draw)
      )
      let memcpy = frame.memcpy
      let alone = Stopwatch.median(zip(laps[1], laps[2]).map { max(0, $0 - $1) })
      var row = Row(id: "M1", size: "mask alone", threads: threads, milliseconds: alone)
      row.yardsticks = [
        Yardstick("memcpy", memcpy), Yardstick("whole frame", Stopwatch.median(laps[0])),
      ]
      if threads == 1 {
        row.yardsticks += others.yardsticks
        row.checks = [Check("x memcpy", alone / memcpy, gate: 12, target: 5)]
      }
      add(row)
    }
  }
}
