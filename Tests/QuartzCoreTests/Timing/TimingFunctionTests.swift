import QuartzCore
import TestSupport
import Testing

@Suite("Timing functions") @MainActor struct TimingFunctionTests {
  /// Finds the progress by halving alone.
  private func byHalves(_ c: [Double], _ x: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if at(c[0], c[2], middle) < x { low = middle } else { high = middle }
    }
    return at(c[1], c[3], (low + high) / 2)
  }

  private static let places = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(.spec("U-41", "U-42", "U-43", "U-44")) func `named functions have the values measured`() {
    let named: [(String, CAMediaTimingFunctionName)] = [
      ("U-41", .easeIn), ("U-42", .easeOut), ("U-43", .easeInEaseOut), ("U-44", .default),
    ]
    for (number, name) in named {
      let function = CAMediaTimingFunction(name: name)
      SpecCase(number).expect(Self.places.map(function.evaluate))
    }
  }

  @Test(.spec("U-45", "U-46")) func `any control points work, overshoot is kept`() {
    let back = CAMediaTimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)
    SpecCase("U-45").expect([0.2, 0.5, 0.8].map(back.evaluate))
    let sheet = CAMediaTimingFunction(controlPoints: 0.32, 0.72, 0, 1)
    SpecCase("U-46").expect([0.1, 0.25, 0.5].map(sheet.evaluate))
  }

  @Test func `random curves agree with halving`() {
    for seed in 0..<1_000 {
      var random = SeededGenerator(UInt64(seed))
      var points = [
        random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2),
      ]
      if seed % 5 == 0 { (points[0], points[2]) = (0, seed % 2 == 0 ? 0 : 1) }
      if seed % 7 == 0 { (points[0], points[2]) = (1, 0) }
      let curve = TimingCurve(points[0], points[1], points[2], points[3])
      for _ in 0..<20 {
        let x = random.number(0...1)
        #expect(abs(curve.evaluate(x) - byHalves(points, x)) < 1e-6, "\(points) at \(x)")
      }
    }
  }

  @Test func `the ends are exact and named functions shared`() {
    let function = CAMediaTimingFunction(name: .easeIn)
    #expect(function.evaluate(0) == 0 && function.evaluate(1) == 1)
    #expect(function.evaluate(-1) == 0 && function.evaluate(2) == 1)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(function.description == "easeIn")
  }
}
