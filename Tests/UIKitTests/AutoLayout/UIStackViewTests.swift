import QuartzCore
import Testing
import UIKit

@Suite("UIStackView") @MainActor struct UIStackViewTests {
  /// A view with a content of a fixed size.
  final class Block: UIView {
    var content: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
  }

  private let stage = Stage(width: 400, height: 400)

  /// A stack of three blocks of 10 by 20, 20 by 30 and 30 by 10 at the top left corner.
  private func makeStack(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    stage.turn {
      let stack = UIStackView(arrangedSubviews: [Block(10, 20), Block(20, 30), Block(30, 10)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      configure(stack)
      stage.window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      ])
      if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
      return stack
    }
  }

  private func xs(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }
  private func widths(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map(\.frame.width)
  }

  @Test func `given contents alone, then the stack is as large as they are`() {
    let stack = makeStack { $0.spacing = 5 }
    #expect(stack.frame.size == CGSize(width: 70, height: 30))
    #expect(xs(stack) == [0, 15, 40])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 30 })
    stage.turn { stack.axis = .vertical }
    #expect(stack.frame.size == CGSize(width: 30, height: 70))
  }

  @Test func `given equal filling, then all are as long`() {
    let stack = makeStack(width: 130) {
      $0.distribution = .fillEqually
      $0.spacing = 5
    }
    #expect(widths(stack) == [40, 40, 40])
    #expect(xs(stack) == [0, 45, 90])
  }

  @Test func `given proportional filling, then lengths go with contents`() {
    let stack = makeStack(width: 120) { $0.distribution = .fillProportionally }
    #expect(widths(stack) == [20, 40, 60])
    stage.turn { (stack.arrangedSubviews[0] as? Block)?.content.width = 30 }
    #expect(widths(stack) == [45, 30, 45])
  }

  @Test func `given equal spacing, then gaps are equal and at least the spacing`() {
    let stack = makeStack(width: 100) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(widths(stack) == [10, 20, 30])
    #expect(xs(stack) == [0, 30, 70])
    let tight = makeStack {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(tight.frame.width == 70)
  }

  @Test func `given equal centering, then middles stand at equal distances`() {
    let stack = makeStack(width: 120) { $0.distribution = .equalCentering }
    #expect(widths(stack) == [10, 20, 30])
    #expect(stack.arrangedSubviews.map(\.frame.midX) == [5, 55, 105])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [0.0, 0, 0], [20.0, 30, 10]),
    (.center, [10, 5, 15], [20, 30, 10]),
    (.trailing, [20, 10, 30], [20, 30, 10]),
    (.fill, [0, 0, 0], [40, 40, 40]),
  ])
  func `given an alignment, then views stand across as it says`(
    alignment: UIStackView.Alignment,
    ys: [Double],
    heights: [Double]
  ) {
    let stack = makeStack(height: 40) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews.map { Double($0.frame.minY) } == ys)
    #expect(stack.arrangedSubviews.map { Double($0.frame.height) } == heights)
    let free = makeStack { $0.alignment = alignment }
    #expect(free.frame.height == 30)
  }

  @Test func `given labels on one line, then their baselines are one`() {
    let stack = stage.turn {
      let labels = [12.0, 30, 20].map { size in
        let label = UILabel()
        label.text = "x"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      stage.window.addSubview(stack)
      return stack
    }
    let lines = stack.arrangedSubviews.compactMap { $0 as? UILabel }.map { label in
      label.frame.midY - label.intrinsicContentSize.height / 2 + label.font.ascender
    }
    #expect(lines.allSatisfy { abs($0 - lines[0]) <= 1 })
    #expect(stack.arrangedSubviews[1].frame.minY == 0)
  }

  @Test func `given custom spacings and margins, then they count`() {
    let stack = makeStack {
      $0.spacing = 5
      $0.setCustomSpacing(1, after: $0.arrangedSubviews[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(xs(stack) == [2, 13, 41])
    #expect(stack.frame.size == CGSize(width: 75, height: 34))
    #expect(stack.customSpacing(after: stack.arrangedSubviews[2]) == UIStackView.spacingUseDefault)
  }

  @Test func `given a hidden view, then the others close up`() {
    let stack = makeStack { $0.spacing = 5 }
    stage.turn { stack.arrangedSubviews[1].isHidden = true }
    #expect(stack.frame.width == 45)
    #expect(stack.arrangedSubviews[2].frame.minX == 15)
    #expect(stack.arrangedSubviews[1].layer.isHidden)
    stage.turn { stack.arrangedSubviews[1].isHidden = false }
    #expect(xs(stack) == [0, 15, 40])
    stage.turn { for view in stack.arrangedSubviews { view.isHidden = true } }
    #expect(stack.frame.width == 0)
  }

  @Test func `given hiding in an animation, then the view shrinks on screen before it goes`() {
    let stack = makeStack { $0.spacing = 0 }
    let (second, third) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { second.isHidden = true }
    }
    #expect(second.isHidden && !second.layer.isHidden)
    #expect(third.frame.minX == 10)
    stage.advance(0.5)
    let shown = stage.run {
      (second.layer.presentation()?.frame.width, third.layer.presentation()?.frame.minX)
    }
    #expect(abs((shown.0 ?? 0) - 10) < 1 && abs((shown.1 ?? 0) - 20) < 1)
    stage.advance(0.6)
    #expect(second.layer.isHidden)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { second.isHidden = false }
    }
    #expect(!second.layer.isHidden)
    stage.advance(0.5)
    #expect(abs((stage.run { second.layer.presentation()?.frame.width } ?? 0) - 10) < 1)
    stage.advance(0.6)
    #expect(xs(stack) == [0, 10, 30])
  }

  @Test func `given hiding that is taken back in flight, then the view stays`() {
    let stack = makeStack()
    let second = stack.arrangedSubviews[1]
    stage.turn { UIView.animate(withDuration: 1) { second.isHidden = true } }
    stage.advance(0.3)
    stage.turn { UIView.animate(withDuration: 1) { second.isHidden = false } }
    stage.advance(3)
    #expect(!second.isHidden && !second.layer.isHidden)
    #expect(second.frame.width == 20)
  }

  @Test func `given a property animator that hides, then the view goes when it ends`() {
    let stack = makeStack()
    let second = stack.arrangedSubviews[1]
    stage.turn {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { second.isHidden = true }
        .startAnimation()
    }
    stage.advance(0.5)
    #expect(!second.layer.isHidden)
    stage.advance(0.6)
    #expect(second.layer.isHidden)
  }

  @Test func `given views that come and go, then arranged views are among the subviews`() {
    let stack = makeStack()
    let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
    let extra = Block(7, 7)
    stage.turn {
      stack.insertArrangedSubview(extra, at: 1)
      stack.removeArrangedSubview(last)
    }
    #expect(stack.subviews.contains(last))
    #expect(stack.arrangedSubviews.count == 3)
    #expect(xs(stack) == [0, 10, 17])
    stage.turn { first.removeFromSuperview() }
    #expect(xs(stack) == [0, 7])
    stage.turn { stack.addArrangedSubview(extra) }
    #expect(stack.arrangedSubviews.last === extra)
    #expect(xs(stack) == [0, 20])
    stage.turn { stack.insertArrangedSubview(UIView(), at: 9) }
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stage.world.issues.last?.message.contains("no index 9") == true)
  }

  @Test func `given stacks in stacks, then sizes add up`() {
    let outer = stage.turn {
      let rows = (0..<3).map { _ in
        let row = UIStackView(arrangedSubviews: [Block(10, 20), Block(20, 30)])
        row.spacing = 4
        return row
      }
      let outer = UIStackView(arrangedSubviews: rows)
      outer.axis = .vertical
      outer.spacing = 6
      return outer
    }
    let size = stage.run { outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(size == CGSize(width: 34, height: 102))
  }
}
