/// A reason why a census cannot be taken, with its remedy.
package struct CensusError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
