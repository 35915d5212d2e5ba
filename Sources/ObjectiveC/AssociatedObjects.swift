// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object.
///
/// - Parameters:
///   - object: The object; a value that is no class instance has none.
///   - key: The key's address, such as `&key` of a static variable.
/// - Returns: The value, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let owner = object as? any AssociatedValueOwner { return owner.associatedValues[key] }
  return AssociationTable.value(of: object, for: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object.
///
/// - Parameters:
///   - object: The object.
///   - key: The key's address, such as `&key` of a static variable.
///   - value: The value; nil takes the present one away.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  if let owner = object as? any AssociatedValueOwner {
    owner.associatedValues.set(value, for: key, policy: policy)
  } else {
    AssociationTable.set(value, of: object, for: key, policy: policy)
  }
}
