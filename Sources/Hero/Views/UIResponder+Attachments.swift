import UIKit

extension UIResponder {
  /// Returns what Hero keeps for a responder under a type, or nil.
  func heroAttachment<Value: AnyObject>(_ type: Value.Type) -> Value? {
    attachments[ObjectIdentifier(type)] as? Value
  }

  /// Returns what Hero keeps for a responder under a type; the first call makes it.
  func heroAttachment<Value: AnyObject>(_ type: Value.Type, orMake make: () -> Value) -> Value {
    if let value = heroAttachment(type) { return value }
    let value = make()
    attachments[ObjectIdentifier(type)] = value
    return value
  }
}
