import Testing

@testable import UIKit

@Suite("RubberBand") nonisolated struct RubberBandTests {
  @Test func `it resists at once and never gives way by its own length`() {
    let small = RubberBand.offset(distance: 1, dimension: 500)
    #expect(abs(small - 0.55) < 0.001)
    #expect(RubberBand.offset(distance: 1e9, dimension: 500) < 500)
    #expect(RubberBand.offset(distance: -100, dimension: 500) < 0)
  }

  @Test(arguments: [-300.0, -20, 0, 5, 80, 900])
  func `its inverse brings the finger back`(distance: Double) {
    let offset = RubberBand.offset(distance: distance, dimension: 640)
    #expect(abs(RubberBand.distance(offset: offset, dimension: 640) - distance) < 1e-6)
  }

  @Test func `without bounce content stops at its edges`() {
    #expect(RubberBand.clamped(-50, to: 0...10, dimension: 100, isBouncing: false) == 0)
    #expect(RubberBand.clamped(60, to: 0...10, dimension: 100, isBouncing: false) == 10)
    #expect(RubberBand.clamped(7, to: 0...10, dimension: 100, isBouncing: true) == 7)
    #expect(RubberBand.clamped(60, to: 0...10, dimension: 100, isBouncing: true) > 10)
  }
}
