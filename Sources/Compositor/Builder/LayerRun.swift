import QuartzCore

/// Where the sublayers of a layer are in the list made last, and what they were drawn with.
final class LayerRun {
  /// One sublayer.
  struct Entry {
    static let none = UInt64.max

    /// The revision of the subtree as it was drawn, or none.
    var revision = Self.none
    /// The revision of its own values and sublayers as it was drawn.
    var ownRevision = Self.none
    /// Where its items begin, counted from the first one of the layer that has the run.
    var start: Int32 = 0
    var count: Int32 = 0
    /// How near its plane is; not a number when it is not seen.
    var depth = Double.nan
    /// Whether it was drawn at one place, while sublayers are drawn in any order.
    var isWhole = false
    var paint = LayerPaint()
    /// Its own sublayers.
    var run: LayerRun?

    /// Its run, when it can have changed nowhere but below it, and only what changes is drawn
    /// otherwise.
    func runBelow(_ layer: CALayer) -> LayerRun? {
      guard let run, run.hasPlaces, layer.isUnchangedItself(since: ownRevision) else { return nil }
      return paint.isReusable && paint.revision == layer.paintRevision ? run : nil
    }

    /// Notes that the sublayer has no items.
    mutating func hide(_ revision: UInt64) {
      self.revision = revision
      count = 0
      depth = .nan
      run = nil
    }
  }

  /// What every sublayer's items depend on.
  struct Inputs: Equatable {
    var map: Homography
    var opacity: Double
    var around: CATransform3D?
    var enclosing: EnclosingClip?
  }

  /// Where the layer's items began in the list before, if they are there.
  private(set) var before: Int?
  /// Where they begin now.
  private(set) var now = 0
  /// Whether the entries say where the sublayers' items are.
  private(set) var hasPlaces = false
  /// Whether the sublayers were last drawn in their own order, in parallel planes.
  var isInOrder = true
  private var inputs: Inputs?
  private(set) var count = 0
  /// The entries, one for each sublayer.
  private(set) var entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: 0)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  /// Says where the layer's items were and will be.
  func prepare(before: Int?, now: Int) {
    self.before = hasPlaces ? before : nil
    self.now = now
    hasPlaces = false
  }

  /// What the sublayers were drawn with, if they are where the entries say.
  var keptInputs: Inputs? { hasPlaces ? inputs : nil }

  /// Says where single sublayers are drawn, while the others stay.
  func place(before: Int, now: Int) {
    self.before = before
    self.now = now
  }

  /// Begins to draw the sublayers.
  ///
  /// - Returns: Whether what an unchanged sublayer drew last is what it would draw now.
  func begin(_ inputs: Inputs, count: Int) -> Bool {
    resize(count)
    let isSame = before != nil && self.inputs == inputs
    if !isSame { self.inputs = inputs }
    return isSame
  }

  /// Ends it: from now on the entries say where the items are.
  func end() {
    hasPlaces = true
  }

  /// Notes that the entries no longer say where things were in the list before.
  func forgetBefore() {
    before = nil
  }

  /// Notes that the items are not where the entries say.
  func forgetPlaces() {
    hasPlaces = false
  }

  private func resize(_ newCount: Int) {
    guard newCount != count else { return }
    let kept = min(count, newCount)
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: newCount)
    new.moveInitialize(from: entries, count: kept)
    (new + kept).initialize(repeating: Entry(), count: newCount - kept)
    (entries + kept).deinitialize(count: count - kept)
    entries.deallocate()
    (entries, count) = (new, newCount)
  }
}
