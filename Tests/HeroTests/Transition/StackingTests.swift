import Hero
import TestSupport
import Testing

/// Where stand-ins lie above each other, against the rule carried out step by step on a list.
@MainActor @Suite("Stacking of stand-ins") struct StackingTests {
  private struct Screens {
    let stage = HeroStage()
    var from: [UIView] = []
    var to: [UIView] = []

    init(seed: Int) {
      var random = SeededGenerator(UInt64(seed))
      let count = Int.random(in: 2...9, using: &random)
      for index in 0..<count {
        let id = Int.random(in: 0..<4, using: &random) == 0 ? nil : "\(index)"
        from.append(add(index, to: stage.first, id))
      }
      var indices = Array(0..<count)
      if Bool.random(using: &random) { indices.shuffle(using: &random) }
      for index in indices where Int.random(in: 0..<5, using: &random) > 0 {
        let id = Int.random(in: 0..<5, using: &random) == 0 ? nil : "\(index)"
        to.append(add(index, to: stage.second, id))
      }
    }

    private func add(_ index: Int, to controller: UIViewController, _ id: String?) -> UIView {
      stage.add(
        CGRect(x: index * 30, y: 20, width: 20, height: 20),
        to: controller,
        id: id,
        modifiers: [.fade, .useGlobalCoordinateSpace]
      )
    }

    /// The views from back to front by the rule: a pair goes up together, and what lies above the first of
    /// the pair stays above both.
    func expected() -> [UIView] {
      var order = from
      for view in to {
        guard let id = view.hero.id, let place = from.firstIndex(where: { $0.hero.id == id }) else {
          order.append(view)
          continue
        }
        let moved = [from[place], view] + from[(place + 1)...]
        order.removeAll { one in moved.contains { $0 === one } }
        order += moved
      }
      return order
    }
  }

  @Test func `stand-ins lie as the rule says, in whatever order views are matched`() {
    for seed in 0..<60 {
      let screens = Screens(seed: seed)
      screens.stage.present()
      let expected = screens.expected().map { screens.stage.snapshot($0) }
      let shown = screens.stage.hero.container?.subviews.map(\.layer) ?? []
      let order = shown.filter { layer in expected.contains { $0 === layer } }
      #expect(order.elementsEqual(expected, by: ===), "seed \(seed)")
    }
  }
}
