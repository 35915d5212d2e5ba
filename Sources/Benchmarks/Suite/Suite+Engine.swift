import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Suite {
  /// W1: 1,000 layers, each with three running animations.
  mutating func runEvaluation() {
    let world = World(clock: .manual())
    let root = CALayer()
    world.perform {
      for index in 0..<1000 {
        let layer = CALayer()
        layer.frame = CGRect(x: index % 40 * 10, y: index / 40 * 10, width: 8, height: 8)
        root.addSublayer(layer)
        Self.animate(layer, "position", CGPoint.zero, CGPoint(x: 300, y: 200))
        Self.animate(layer, "opacity", Float(0), Float(1))
        Self.animate(layer, "transform", CATransform3DIdentity, CATransform3DMakeScale(2, 3, 1))
      }
      world.attach(root: root)
      world.tick()
    }
    var sum = 0.0
    let time = watch.median {
      for layer in root.childLayers {
        sum += Double(layer.evaluatedState(parentTime: 0.4).opacity)
      }
    }
    let rate = 3000 / time / 1000
    let bare = bareLoop()
    var row = Row(id: "W1", size: "3,000 properties", milliseconds: time)
    row.yardsticks = [Yardstick("bare loop", bare)]
    row.checks = [
      Check("M properties/s", rate, gate: 20, target: 50, wantsMore: true),
      Check("x bare loop", time / bare, target: 2),
    ]
    add(row)
    precondition(sum > 0, "the animations were evaluated")
  }

  private static func animate(_ layer: CALayer, _ key: String, _ from: Any, _ to: Any) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 10
    layer.add(animation, forKey: key)
  }

  /// The same interpolations over plain arrays.
  private func bareLoop() -> Double {
    let from = [Double](repeating: 1, count: 1000 * 19)
    let to = [Double](repeating: 2, count: 1000 * 19)
    var out = [Double](repeating: 0, count: 1000 * 19)
    return watch.median {
      for index in out.indices { out[index] = from[index] + (to[index] - from[index]) * 0.04 }
    }
  }

  /// W2: evaluations of a timing function.
  mutating func runCurves() {
    let curve = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1).curve
    let count = 100_000
    var sum = 0.0
    let time = watch.median {
      for index in 0..<count { sum += curve.evaluate(Double(index) / Double(count)) }
    }
    let rate = Double(count) / time / 1000
    var row = Row(id: "W2", size: "100,000 curves", milliseconds: time)
    row.checks = [Check("M curves/s", rate, gate: 50, target: 100, wantsMore: true)]
    add(row)
    precondition(sum > 0, "the curve was evaluated")
  }

  /// W3: each of 1,111 nested views is asked to lay out what is clean.
  mutating func runLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var views = [root]
    for _ in 0..<3 {
      for parent in views where parent.subviews.isEmpty {
        for _ in 0..<10 {
          let child = UIView(frame: parent.bounds.insetBy(dx: 1, dy: 1))
          parent.addSubview(child)
          views.append(child)
        }
      }
    }
    root.layoutIfNeeded()
    let rounds = 100
    let time = watch.median {
      for _ in 0..<rounds {
        for view in views { view.layoutIfNeeded() }
      }
    }
    let rate = Double(rounds * views.count) / time / 1000
    var row = Row(id: "W3", size: "\(views.count) views", milliseconds: time / Double(rounds))
    row.checks = [Check("M views/s", rate, gate: 20, target: 50, wantsMore: true)]
    add(row)
  }

  /// A1 and A2: the first layout of a screen with constraints, and the layout after one of them changed.
  mutating func runConstraints() {
    let first = watch.median {
      let scene = ConstraintScene()
      scene.root.layoutIfNeeded()
    }
    var row = Row(id: "A1", size: "200 views", milliseconds: first)
    row.checks = [Check("ms", first, gate: 20, target: 10)]
    add(row)
    let scene = ConstraintScene()
    scene.root.layoutIfNeeded()
    let change = watch.median {
      scene.first.constant = 24 - scene.first.constant
      scene.root.layoutIfNeeded()
    }
    row = Row(id: "A2", size: "1 constant", milliseconds: change)
    row.checks = [Check("ms", change, gate: 1, target: 0.2)]
    add(row)
  }

  /// W8: a frame of a large tree of which a little moves, without its pixels.
  mutating func runCrowd() {
    for isSpread in [true, false] {
      let bench = ViewScenes.crowd(isSpread: isSpread)
      let source = DisplayListSource()
      var items = 0
      let step = {
        bench.world.clock.advance(by: 1.0 / 120)
        bench.world.perform { bench.world.tick() }
        items = bench.list(from: source).items.count
      }
      let time = watch.median(step)
      var row = Row(id: "W8", size: isSpread ? "spread" : "together", milliseconds: time)
      row.yardsticks = [Yardstick("list", Double(items), "items")]
      row.checks = [
        isSpread ? Check("ms", time, gate: 2, target: 0.5) : Check("ms", time, target: 0.5)
      ]
      add(row)
    }
  }
}
