import Synchronization

/// The values associated with objects that cannot keep them themselves.
///
/// Nothing tells when such an object goes, so what belongs to gone objects is thrown out each time
/// the table has doubled.
struct AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AssociatedValues
  }

  // Every access holds the lock.
  private struct Unchecked: @unchecked Sendable {
    var table = AssociationTable()
  }

  private static let shared = Mutex(Unchecked())

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    shared.withLock { shared in
      UncheckedValue(value: shared.table.entry(of: object)?.values[key])
    }.value
  }

  static func set(
    _ value: Any?,
    of object: AnyObject,
    for key: UnsafeRawPointer,
    policy: objc_AssociationPolicy
  ) {
    let value = UncheckedValue(value: value)
    let owner = UncheckedValue(value: object)
    // What is let go may run code of its own, which must not find the table locked.
    let gone = shared.withLock { shared in
      shared.table.set(value.value, of: owner.value as AnyObject, for: key, policy: policy)
    }
    withExtendedLifetime(gone) {}
  }

  // A value that crosses the lock; nobody else has it.
  private struct UncheckedValue: @unchecked Sendable {
    let value: Any?
  }

  private func entry(of object: AnyObject) -> Entry? {
    // Another object may live where a gone one did.
    entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
  }

  private mutating func set(
    _ value: Any?,
    of object: AnyObject,
    for key: UnsafeRawPointer,
    policy: objc_AssociationPolicy
  ) -> UncheckedValue {
    var gone: [Any] = []
    if let old = entries[ObjectIdentifier(object)] { gone.append(old) }
    var entry = entry(of: object) ?? Entry(owner: object, values: AssociatedValues())
    entry.values.set(value, for: key, policy: policy)
    entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
    if entries.count > limit {
      gone += entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      limit = max(16, entries.count * 2)
    }
    return UncheckedValue(value: gone)
  }
}
