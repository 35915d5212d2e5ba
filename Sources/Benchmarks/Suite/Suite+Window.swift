import Foundation

extension Suite {
  /// L3, L4, L1 and D1's present: what only a window shows.
  mutating func runWindow() throws {
    let rows = ["L1", "L3", "L4", "D1"].filter(options.wants)
    guard !rows.isEmpty else { return }
    if let reason = WindowProgram.reasonForNone {
      print("\(rows.joined(separator: ", ")): no window, as \(reason)")
      return
    }
    let display = try VirtualDisplay()
    defer { display.end() }
    if options.wants("L3") { try runStart(display) }
    guard options.wants("L1") || options.wants("L4") || options.wants("D1") else { return }
    let program = try WindowProgram(display)
    defer { program.end() }
    try program.settle()
    if options.wants("L4") { try runIdle(program) }
    guard options.wants("L1") || options.wants("D1") else { return }
    try runTyping(program)
  }

  /// L3: from the start of the process to the first frame.
  private mutating func runStart(_ display: VirtualDisplay) throws {
    var times: [Double] = []
    for _ in 0..<(options.isQuick ? 4 : 10) {
      let program = try WindowProgram(display)
      defer { program.end() }
      times.append((try program.firstFrame() - program.started) * 1000)
    }
    // The first one reads the program from the disk.
    let time = Stopwatch.median(Array(times.dropFirst()))
    var row = Row(id: "L3", size: "start", milliseconds: time)
    row.yardsticks = [Yardstick("first of all", times[0])]
    row.checks = [Check("ms", time, gate: 400, target: 150)]
    add(row)
  }

  /// L4: the processor time of a window in which nothing moves.
  private mutating func runIdle(_ program: WindowProgram) throws {
    let seconds = options.isQuick ? 3.0 : 10
    let before = try program.processorTime()
    let start = program.now
    Thread.sleep(forTimeInterval: seconds)
    let used = try program.processorTime() - before
    let part = used / (program.now - start) * 100
    var row = Row(id: "L4", size: "nothing moves", milliseconds: used / seconds * 1000)
    row.yardsticks = [Yardstick("looked at", seconds, "s")]
    row.checks = [Check("% of a core", part, gate: 1, target: 0.1)]
    add(row)
  }

  /// L1: from a key in the modifier field to the frame that shows what it does.
  private mutating func runTyping(_ program: WindowProgram) throws {
    try program.editField("translate(0, 10)")
    var answers: [Double] = []
    var echoes: [Double] = []
    for round in 0..<(options.isQuick ? 8 : 30) {
      let log = try program.lines(pressing: round.isMultiple(of: 2) ? "BackSpace" : "0")
      if let echo = WindowProgram.echo(in: log) { echoes.append(echo) }
      if let answer = WindowProgram.answer(in: log) { answers.append(answer * 1000) }
    }
    guard let slowest = answers.max() else {
      print("L1: no frame answered a key")
      return
    }
    if options.wants("L1") {
      var row = Row(
        id: "L1",
        size: "\(answers.count) keys",
        milliseconds: Stopwatch.median(answers)
      )
      row.yardsticks = [Yardstick("pause before", WindowProgram.settlingPause * 1000)]
      row.checks = [Check("ms at most", slowest, gate: 16.7, target: 8)]
      add(row)
    }
    guard options.wants("D1"), !echoes.isEmpty else { return }
    let present = Stopwatch.median(echoes)
    var row = Row(id: "D1", size: "a letter shown", milliseconds: present)
    row.yardsticks = [Yardstick("letters", Double(echoes.count), "")]
    row.checks = [Check("ms to present", present, target: 0.2)]
    add(row)
  }
}
