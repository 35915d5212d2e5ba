/// An object that keeps the values associated with it itself, so that they go when it goes.
package protocol AssociatedValueOwner: AnyObject {
  var associatedValues: AssociatedValues { get set }
}
