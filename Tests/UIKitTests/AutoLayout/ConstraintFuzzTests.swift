import QuartzCore
import TestSupport
import Testing
import UIKit

@Suite("Random trees with constraints") @MainActor struct ConstraintFuzzTests {
  /// A tree that random changes act on.
  final class Tree {
    var random: SeededGenerator
    let stage = Stage(width: 300, height: 300)
    var views: [UIView]
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed)
      views = [stage.window]
    }

    private func pick() -> UIView { views[Int.random(in: 0..<views.count, using: &random)] }

    private func makeView() -> UIView {
      let superview = pick()
      let view: UIView
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view = UIScrollView()
      case 1: view = UIStackView()
      case 2:
        let label = UILabel()
        label.text = "Some words to wrap"
        label.numberOfLines = 0
        view = label
      default: view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      }
      view.translatesAutoresizingMaskIntoConstraints = random.chance(0.3)
      if let stack = superview as? UIStackView, random.chance(0.7) {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
      return view
    }

    private func makeConstraint() -> NSLayoutConstraint {
      let attributes: [[NSLayoutConstraint.Attribute]] = [
        [.left, .right, .leading, .trailing, .centerX, .leftMargin],
        [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin], [.width, .height],
      ]
      let kind = Int.random(in: 0..<3, using: &random)
      let choices = attributes[kind]
      let first = choices[Int.random(in: 0..<choices.count, using: &random)]
      let second = choices[Int.random(in: 0..<choices.count, using: &random)]
      let relations: [NSLayoutConstraint.Relation] = [
        .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      let isAlone = kind == 2 && random.chance(0.5)
      let guide = random.chance(0.2) ? pick().safeAreaLayoutGuide : nil
      let isForGuide = guide != nil && ![.firstBaseline, .leftMargin, .topMargin].contains(second)
      let constraint = NSLayoutConstraint(
        item: pick(),
        attribute: first,
        relatedBy: relations[Int.random(in: 0..<3, using: &random)],
        toItem: isAlone ? nil : isForGuide ? guide : pick(),
        attribute: isAlone ? .notAnAttribute : second,
        multiplier: random.chance(0.2) ? 0.5 : 1,
        constant: CGFloat(Int.random(in: -30...100, using: &random))
      )
      let priorities: [Float] = [1000, 1000, 999, 750, 500, 250, 1]
      constraint.priority = UILayoutPriority(
        priorities[Int.random(in: 0..<priorities.count, using: &random)]
      )
      return constraint
    }

    func step() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: views.append(makeView())
      case 2: remove()
      case 3: move()
      case 4: pick().translatesAutoresizingMaskIntoConstraints.toggle()
      case 5: pick().isHidden.toggle()
      case 6: pick().frame.size.width = CGFloat(Int.random(in: 0...200, using: &random))
      case 7: change()
      case 8: constraints.randomElement(using: &random)?.isActive.toggle()
      default:
        let constraint = makeConstraint()
        constraint.isActive = true
        constraints.append(constraint)
      }
    }

    private func remove() {
      let view = pick()
      guard view !== stage.window else { return }
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
    }

    private func move() {
      let (view, target) = (pick(), pick())
      guard view !== stage.window, !target.isDescendant(of: view) else { return }
      target.addSubview(view)
    }

    private func change() {
      guard let constraint = constraints.randomElement(using: &random) else { return }
      if random.chance(0.5) {
        constraint.constant = CGFloat(Int.random(in: -50...150, using: &random))
      } else {
        constraint.priority = random.chance(0.5) ? .required : .defaultLow
      }
    }

    /// Where everything stands.
    var frames: [CGRect] { views.map(\.frame) }
  }

  private func run(seed: Int, steps: Int) -> [CGRect] {
    let tree = Tree(seed: UInt64(seed))
    for _ in 0..<steps {
      tree.stage.run { tree.step() }
      if tree.random.chance(0.3) { tree.stage.world.tick() }
    }
    tree.stage.world.tick()
    tree.stage.world.tick()
    return tree.frames
  }

  @Test func `given random changes, then frames stay finite and come out the same again`() {
    for seed in Fuzz.seeds(30, most: 2000) {
      let frames = run(seed: seed, steps: 60)
      let isFinite = frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      }
      #expect(isFinite, "seed \(seed)")
      #expect(run(seed: seed, steps: 60) == frames, "seed \(seed)")
    }
  }
}
