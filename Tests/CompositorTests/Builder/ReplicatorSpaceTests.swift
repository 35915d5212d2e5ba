import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Replicators in space") @MainActor struct ReplicatorSpaceTests {
  /// How wide a sublayer of 20 points is on the screen that is turned back inside a turned replicator.
  private func width(preservesDepth: Bool) -> Double? {
    let world = World(clock: .manual())
    let (root, replicator, child) = (CALayer(), CAReplicatorLayer(), CALayer())
    world.perform {
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.backgroundColor = LayerKit.dark
      replicator.preservesDepth = preservesDepth
      replicator.transform = LayerKit.turn(60, 0, 1, 0)
      child.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
      child.backgroundColor = LayerKit.red
      child.transform = LayerKit.turn(-60, 0, 1, 0)
      replicator.addSublayer(child)
      root.addSublayer(replicator)
      world.attach(root: root)
      world.tick()
      #expect((root.hitTest(CGPoint(x: 50, y: 50)) === child) == !preservesDepth)
    }
    let list = DisplayListBuilder.build(root: root, at: 0, size: root.bounds.size)
    let fills = list.items.compactMap { item -> DisplayList.Fill? in
      if case .fill(let fill) = item { return fill }
      return nil
    }
    #expect(fills.count == (preservesDepth ? 1 : 2))
    return fills.last.map { 20 * $0.transform.x.x / $0.transform.origin.z }
  }

  @Test func `copies share the space around only when asked to`() throws {
    let (flat, deep) = (width(preservesDepth: false), width(preservesDepth: true))
    #expect(abs(try #require(flat) - 5) < 1e-9)
    #expect(abs(try #require(deep) - 20) < 1e-9)
  }

  @Test func `a radial gradient without a radius on one axis draws nothing`() {
    let world = World(clock: .manual())
    let gradient = CAGradientLayer()
    world.perform {
      gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      gradient.type = .radial
      gradient.colors = [LayerKit.red, LayerKit.blue]
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 0.5, y: 1)
      world.attach(root: gradient)
      world.tick()
    }
    let image = renderImage(of: gradient, at: 0, scale: 1)
    #expect((0..<10).allSatisfy { y in (0..<10).allSatisfy { image.pixels[$0, y] == 0 } })
  }
}
