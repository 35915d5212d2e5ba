/// An unknown number of a ``Solver``, of any sign.
package struct Variable: Hashable, Sendable {
  let symbol: Int32
}
