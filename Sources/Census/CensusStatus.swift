/// What became of a symbol of a census.
package enum CensusStatus: Hashable, Sendable {
  /// A use compiles, and a test covers it.
  case supported(test: String)
  /// It is there, but does something else than on iOS.
  case different(reason: String)
  /// A use compiles, but no test reaches it.
  case untested
  /// There is no such declaration, or its use does not compile.
  case missing(reason: String)
  /// Part of the language, of storyboards or of spellings before Swift 4.2: counted apart.
  case apart(what: String)
}
