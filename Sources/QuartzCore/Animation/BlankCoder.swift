/// A coder without contents, to make an instance of a class of which only `init(coder:)` is known.
package final class BlankCoder: NSCoder {
  package override init() {
    super.init()
  }
}
