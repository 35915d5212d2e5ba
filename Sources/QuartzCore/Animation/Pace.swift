/// How the progress of an animation follows from its time.
struct Pace {
  let curve: TimingCurve?
  let spring: SpringSolver?
  let duration: CFTimeInterval

  /// Returns the progress at a part of the duration.
  @inline(__always)
  func progress(_ part: Double) -> Double {
    let eased = curve?.evaluate(part) ?? part
    guard let spring else { return eased }
    return spring.progress(at: eased * duration)
  }
}
