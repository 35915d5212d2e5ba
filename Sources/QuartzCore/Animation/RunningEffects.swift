/// What the animations of a layer do that have begun, in the order in which they were added.
///
/// Its owner frees it.
struct RunningEffects {
  private let start: UnsafeMutablePointer<RunningEffect>?
  private let count: Int

  /// None.
  init() {
    (start, count) = (nil, 0)
  }

  init(_ animations: [AttachedAnimation]) {
    let count = animations.count(where: \.isResolved)
    self.count = count
    start = count == 0 ? nil : .allocate(capacity: count)
    guard var place = start else { return }
    for item in animations where item.isResolved {
      place.initialize(to: .init(item))
      place += 1
    }
  }

  /// Gives the memory back.
  func free() {
    start?.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { start == nil }

  /// Applies them to where the layer is.
  ///
  /// - Returns: Whether that is all that they do at that time.
  @inline(__always)
  func apply(at time: CFTimeInterval, to place: inout LayerPlace) -> Bool {
    guard let start else { return true }
    for index in 0..<count where !start[index].apply(at: time, to: &place) { return false }
    return true
  }

  // Inlined, it would take the whole state apart and put it together again.
  /// Applies them to the values of the layer.
  @inline(never)
  func apply(at time: CFTimeInterval, to state: inout LayerState) {
    guard let start else { return }
    for index in 0..<count where !start[index].apply(at: time, to: &state.place) {
      start[index].applyAnyway(at: time, to: &state)
    }
  }
}
