/// A row of the tableau: the value of its basic symbol as a sum over symbols that have none.
struct Row {
  /// A symbol times a number.
  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  /// The symbol whose value the row tells, or -1 where the row is not in use.
  var basic: Int32 = -1
  var constant = 0.0
  /// In the order of the symbols.
  var cells: [Cell] = []

  /// Coefficients this small are what is left of a difference of equal numbers.
  static let smallest = 1e-10

  /// The place of a symbol among the cells, or of the first one after it.
  func position(of symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The number that a symbol is multiplied by, or 0.
  func coefficient(of symbol: Int32) -> Double {
    let place = position(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells[place].coefficient
  }

  /// Takes a symbol out.
  mutating func remove(_ symbol: Int32) {
    let place = position(of: symbol)
    if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
  }

  /// Puts a symbol in that is not there.
  mutating func insert(_ symbol: Int32, _ coefficient: Double) {
    cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
  }

  /// Adds another row's sum times a factor, and notes which symbols are new.
  ///
  /// - Parameters:
  ///   - other: The other row.
  ///   - factor: The factor.
  ///   - scratch: Memory that is used and given back.
  ///   - inserted: Gets the symbols that were not there.
  mutating func add(
    _ other: Row,
    times factor: Double,
    scratch: inout [Cell],
    inserted: inout [Int32]
  ) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { left in
      other.cells.withUnsafeBufferPointer { right in
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
          if left[i].symbol < right[j].symbol {
            scratch.append(left[i])
            i += 1
          } else if left[i].symbol > right[j].symbol {
            Self.append(right[j], times: factor, to: &scratch, noting: &inserted)
            j += 1
          } else {
            let sum = left[i].coefficient + right[j].coefficient * factor
            if abs(sum) > Self.smallest {
              scratch.append(Cell(symbol: left[i].symbol, coefficient: sum))
            }
            i += 1
            j += 1
          }
        }
        while i < left.count {
          scratch.append(left[i])
          i += 1
        }
        while j < right.count {
          Self.append(right[j], times: factor, to: &scratch, noting: &inserted)
          j += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  @inline(__always)
  private static func append(
    _ cell: Cell,
    times factor: Double,
    to cells: inout [Cell],
    noting inserted: inout [Int32]
  ) {
    let coefficient = cell.coefficient * factor
    guard abs(coefficient) > smallest else { return }
    cells.append(Cell(symbol: cell.symbol, coefficient: coefficient))
    inserted.append(cell.symbol)
  }

  /// Solves the row for one of its symbols, which takes the basic one's place.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
    if basic >= 0 { insert(basic, -factor) }
    basic = symbol
  }
}
