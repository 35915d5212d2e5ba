import Foundation
import Testing

@testable import UIKit

@Suite("ScrollDeceleration") nonisolated struct ScrollDecelerationTests {
  private static let normal = 0.998

  @Test func `a free motion starts where the finger left with its velocity`() {
    let motion = ScrollDeceleration(start: 100, velocity: 800, rate: 0.998, limits: 0...5000)
    #expect(motion.position(at: 0) == 100)
    let slope = (motion.position(at: 1e-5) - motion.position(at: 0)) / 1e-5
    #expect(abs(slope - 800) < 0.1)
  }

  @Test(arguments: [0.998, 0.99])
  func `the closed form agrees with stepping millisecond by millisecond`(rate: Double) {
    let motion = ScrollDeceleration(start: 0, velocity: 1500, rate: rate, limits: 0...10_000)
    var position = 0.0
    var velocity = 1.5
    let substeps = 200
    for _ in 0..<500 {
      for _ in 0..<substeps {
        position += velocity / Double(substeps)
        velocity *= pow(rate, 1 / Double(substeps))
      }
    }
    #expect(abs(motion.position(at: 0.5) - position) < 0.1)
  }

  @Test func `a free motion ends near its projection at rest`() {
    let motion = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.998, limits: 0...10_000)
    #expect(motion.edgeTime == nil)
    #expect(abs(motion.projectedEnd - 499.5) < 0.1)
    #expect(abs(motion.end - motion.projectedEnd) < 6)
    let speed = (motion.end - motion.position(at: motion.duration - 0.001)) / 0.001
    #expect(speed < 11)
  }

  @Test func `at an edge position and velocity are continuous and the content returns`() throws {
    let motion = ScrollDeceleration(start: 0, velocity: 3000, rate: 0.998, limits: 0...400)
    let edge = try #require(motion.edgeTime)
    let before = motion.position(at: edge - 1e-6)
    let after = motion.position(at: edge + 1e-6)
    #expect(abs(before - 400) < 0.01 && abs(after - 400) < 0.01)
    let slopes = [-2e-5, 1e-5].map {
      (motion.position(at: edge + $0 + 1e-5) - motion.position(at: edge + $0)) / 1e-5
    }
    #expect(abs(slopes[0] - slopes[1]) < 5)
    #expect(motion.position(at: edge + 0.08) > 410)
    #expect(abs(motion.position(at: motion.duration) - 400) < 0.5)
    #expect(motion.end == 400)
  }

  @Test func `content beyond its edge returns without a throw`() {
    let motion = ScrollDeceleration(start: -60, velocity: 0, rate: 0.998, limits: 0...400)
    #expect(motion.position(at: 0) == -60)
    let samples = stride(from: 0.0, through: motion.duration, by: 1 / 60).map(motion.position)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 })
    #expect(motion.end == 0)
  }

  @Test func `a finger that rests leaves content at rest`() {
    let motion = ScrollDeceleration(start: 10, velocity: 0, rate: 0.998, limits: 0...400)
    #expect(motion.duration == 0)
    #expect(motion.end == 10)
  }
}
