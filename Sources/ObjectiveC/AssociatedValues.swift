/// The values that are associated with one object, by the address of their keys.
package struct AssociatedValues {
  private enum Holder {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var holders: [UnsafeRawPointer: Holder] = [:]

  package init() {}

  var isEmpty: Bool { holders.isEmpty }

  subscript(key: UnsafeRawPointer) -> Any? {
    switch holders[key] {
    case .strong(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  mutating func set(_ value: Any?, for key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
    guard let value else {
      holders[key] = nil
      return
    }
    if policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass {
      holders[key] = .weak(WeakReference(object: value as AnyObject))
    } else {
      holders[key] = .strong(value)
    }
  }
}
