/// A straight way of up to four numbers, which most animations go.
struct EffectLine {
  /// What the numbers are.
  enum Target: UInt8 {
    case position
    case opacity
    /// A matrix that scales along the axes and moves: both scales, then both moves.
    case stretch
  }

  let target: Target
  let from: SIMD4<Double>
  let span: SIMD4<Double>
  let curve: TimingCurve?

  init(_ target: Target, from: SIMD4<Double>, span: SIMD4<Double>, curve: TimingCurve?) {
    self.target = target
    self.from = from
    self.span = span
    self.curve = curve
  }
}
