import QuartzCore
import Testing

@Suite("Layers that draw a value of their own") @MainActor struct RedrawingTests {
  /// Notes the value that it has whenever it is drawn.
  private nonisolated final class Dial: CALayer {
    var drawn: [Double] = []

    override init() {
      super.init()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      drawn.append((value(forKey: "angle") as? NSNumber)?.doubleValue ?? -1)
    }
  }

  private let stage = Stage()

  private func dial() -> Dial {
    let dial = Dial()
    stage.still {
      dial.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      dial.setValue(1, forKey: "angle")
    }
    return stage.layer(dial)
  }

  @Test func `they are drawn anew in every frame while the value moves, and once after`() {
    let dial = dial()
    #expect(dial.drawn == [1])
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 0.4
    stage.add(animation, to: dial, forKey: "angle")
    for _ in 0..<4 { stage.world.advance(by: 0.1, step: 0.1) }
    #expect(dial.drawn.prefix(5).map { ($0 * 1e6).rounded() / 1e6 } == [1, 0, 2, 4, 6])
    #expect(dial.drawn.last == 1)
    #expect((dial.value(forKey: "angle") as? NSNumber)?.doubleValue == 1)
    #expect(dial.contents is CGImage)
    #expect(dial.animationKeys() == nil)
    let count = dial.drawn.count
    stage.world.advance(by: 1)
    #expect(dial.drawn.count == count)
  }

  @Test func `other animations do not draw`() {
    let dial = dial()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.4
    stage.add(animation, to: dial)
    stage.world.advance(by: 1)
    #expect(dial.drawn == [1])
  }
}
