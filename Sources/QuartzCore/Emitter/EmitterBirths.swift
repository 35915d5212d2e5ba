/// How many particles an emitter has made until when, though its rate changed meanwhile.
package struct EmitterBirths {
  /// A time from which on the rate is the same.
  private struct Piece {
    var start: Double
    /// What particles of one a second would have been made until the start.
    var count: Double
    var rate: Double
  }

  private var pieces = [Piece(start: 0, count: 0, rate: 1)]

  /// The factor of the birth rates now.
  var rate: Double { pieces[pieces.count - 1].rate }

  /// Changes the factor from a time on; what was made stays.
  mutating func setRate(_ rate: Double, at time: Double) {
    let last = pieces[pieces.count - 1]
    guard time > last.start else {
      pieces[pieces.count - 1].rate = rate
      return
    }
    pieces.append(Piece(start: time, count: count(at: time), rate: rate))
  }

  /// Returns how many particles of a cell of one a second are made until a time.
  func count(at time: Double) -> Double {
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    return max(piece.count + (time - piece.start) * piece.rate, 0)
  }

  /// Returns when so many are made.
  func time(of count: Double) -> Double {
    let piece = pieces.last { $0.count <= count && $0.rate > 0 }
    guard let piece else { return .infinity }
    return piece.start + (count - piece.count) / piece.rate
  }
}
