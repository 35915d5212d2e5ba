/// What became of a symbol of a census.
package enum CensusStatus: Hashable, Sendable {
  /// A use compiles, and a test covers it.
  case supported(test: String)
  /// It is there, but does something else than on iOS.
  case different(reason: String)
  /// A use compiles, but no test reaches it.
  case untested
  /// There is no such declaration, for a reason.
  case missing(reason: String)
  /// No use compiles, and nothing says why: there is no such declaration, or it has another type.
  case unexplained(message: String)
  /// A use compiles although a reason is given why none does.
  case stale(reason: String)
  /// Part of the language, of storyboards or of spellings before Swift 4.2: counted apart.
  case apart(what: String)

  /// Whether it is told why the symbol is not supported, if it is not.
  var isAccountedFor: Bool {
    switch self {
    case .supported, .different, .missing, .apart: true
    case .untested, .unexplained, .stale: false
    }
  }
}
