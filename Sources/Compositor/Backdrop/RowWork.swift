/// Work that is done row by row, each row for itself.
protocol RowWork: Sendable {
  /// Does some rows.
  func run(_ rows: Range<Int>)
}

extension RowWork {
  /// Does all rows with a number of threads; the result does not depend on how they are dealt out.
  func run(rows: Int, _ crew: Crew, chunk: Int) {
    let count = (rows + chunk - 1) / chunk
    guard crew.threads > 1, count > 1 else {
      run(0..<rows)
      return
    }
    crew.forEach(count) { part in run(part * chunk..<min(rows, (part + 1) * chunk)) }
  }
}
