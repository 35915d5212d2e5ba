import CoreGraphics
import Foundation

/// Runs the workloads and collects their rows.
struct Suite {
  let options: Options
  let watch: Stopwatch
  private(set) var report: Report

  init(_ options: Options) {
    self.options = options
    watch = Stopwatch(
      runs: options.isQuick ? 20 : 40,
      warmUps: 5,
      countsProcessorTime: options.countsProcessorTime
    )
    report = Report(runs: watch.runs, warmUps: watch.warmUps)
  }

  /// Prints a row as soon as it is known.
  mutating func add(_ row: Row) {
    report.add(row)
    print(Report.text(row))
  }

  mutating func run() throws {
    if let path = options.picturesPath {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try runPictures()
    try runViews()
    if options.wants("M1") { try runReveal() }
    if options.wants("B1") { runBackdrops() }
    if options.wants("D1") { runDamage() }
    if options.wants("W1") { runEvaluation() }
    if options.wants("W2") { runCurves() }
    if options.wants("W3") { runLayout() }
    if options.wants("A1") { runConstraints() }
    if options.wants("W8") { runCrowd() }
    if options.wants("W9") { runCascade() }
    if options.wants("L2") { try runRecording() }
    if options.wants("L5") { try runMemory() }
    try runWindow()
  }

  private mutating func runPictures() throws {
    guard ["P1", "P2", "P3"].contains(where: options.wants) else { return }
    for (width, height) in options.isQuick ? [(780, 1688)] : [(780, 1688), (1280, 800)] {
      let frame = FrameYardsticks(width, height, watch)
      // The gates hold for the taller picture, of which the target's times are known.
      let isTall = height > width
      if options.wants("P1") {
        let skia = Limit(gate: 1, target: 1 / 1.5)
        try run(PictureScenes.cards(width, height), frame, Limits(isTall ? 59 : nil, skia: skia))
      }
      if options.wants("P2") {
        try run(PictureScenes.cells(width, height), frame, Limits(isTall ? 130 : nil))
      }
      if options.wants("P3") {
        try run(PictureScenes.sprites(width, height), frame, Limits(isTall ? 153 : nil))
      }
    }
  }

  private mutating func runViews() throws {
    guard ["W4", "W5", "W6", "W7"].contains(where: options.wants) else { return }
    let frame = FrameYardsticks(ViewScenes.width, ViewScenes.height, watch)
    if options.wants("W4") {
      for count in [100, 1000, 5000] {
        let skia = count == 1000 ? Limit(gate: 1, target: 0.7) : nil
        let limits = Limits(nil, skia: skia)
        try run(ViewScenes.squares(count), frame, limits, size: "n=\(count)")
      }
    }
    if options.wants("W5") {
      try run(ViewScenes.nest(), frame, Limits(nil, skia: Limit(gate: 0.5, target: 0.3)))
    }
    if options.wants("W6") {
      try run(ViewScenes.shadows(), frame, Limits(nil, skia: Limit(gate: 0.35, target: 0.17)))
    }
    if options.wants("W7") {
      try run(ViewScenes.pages(), frame, Limits(nil, skia: Limit(gate: 1.5, target: 1)))
    }
  }
}
