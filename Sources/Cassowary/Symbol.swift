/// A column of the tableau.
struct Symbol {
  enum Kind: UInt8 {
    /// Not in use.
    case free
    /// A variable of any sign.
    case external
    /// What an inequality has to spare; at least 0.
    case slack
    /// How far a constraint that need not hold is missed; at least 0.
    case error
    /// What a required equation is missed by: always 0.
    case dummy
  }

  var kind: Kind
  /// The constraint that the symbol belongs to, or how many constraints use a variable.
  var owner: Int32
  /// The row that tells the symbol's value, or -1 where the value is 0.
  var row: Int32 = -1

  /// Whether the value may not be below 0.
  var isRestricted: Bool { kind == .slack || kind == .error }
}
