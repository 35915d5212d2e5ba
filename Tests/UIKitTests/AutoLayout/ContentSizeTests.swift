import QuartzCore
import Testing
import UIKit

@Suite("Sizes of contents in constraints") @MainActor struct ContentSizeTests {
  private let stage = Stage(width: 320, height: 480)

  private func place<View: UIView>(_ view: View, in root: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return view
  }

  @Test func `given a label, when its text changes, then its frame follows`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = stage.turn {
      let label = place(UILabel(), in: root)
      label.text = "Hello"
      return label
    }
    #expect(label.frame.size == label.intrinsicContentSize)
    let before = label.frame.width
    stage.turn { label.text = "Hello, world" }
    #expect(label.frame.width > before)
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `given two labels, then the one that hugs less is wider`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = stage.turn {
      let first = place(UILabel(), in: root)
      let second = UILabel()
      second.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(second)
      (first.text, second.text) = ("One", "Two")
      first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor,
          multiplier: 1
        ),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      ])
      return (first, second)
    }
    #expect(first.frame.width == first.intrinsicContentSize.width)
    #expect(second.frame.minX == first.frame.maxX + 8)
    #expect(second.frame.maxX == 300)
    #expect(second.frame.minY == 0)
    stage.turn {
      first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    #expect(second.frame.width == second.intrinsicContentSize.width)
  }

  @Test func `given fonts of two sizes, then first baselines are one line`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 100))
    let (large, small) = stage.turn {
      let large = place(UILabel(), in: root)
      let small = UILabel()
      small.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(small)
      (large.text, small.text) = ("Large", "small")
      large.font = .systemFont(ofSize: 40)
      small.font = .systemFont(ofSize: 10)
      NSLayoutConstraint.activate([
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      return (large, small)
    }
    let lines = [large, small].map { label in
      label.frame.midY - label.intrinsicContentSize.height / 2 + label.font.ascender
    }
    #expect(abs(lines[0] - lines[1]) <= 1)
    #expect(small.frame.minY > 10)
  }

  @Test func `given a label of many lines, then its height follows from its width`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 200, height: 400))
    let (label, below) = stage.turn {
      let label = place(UILabel(), in: root)
      label.numberOfLines = 0
      label.text = "A text that is long enough to need several lines in a narrow view"
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      let below = UIView()
      below.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(below)
      NSLayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      return (label, below)
    }
    let wide = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: wide))
    #expect(below.frame.minY == wide)
    stage.turn { root.frame.size.width = 100 }
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(narrow > wide)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: narrow))
    #expect(below.frame.minY == narrow)
  }

  @Test func `given controls, then they have the sizes of iOS`() {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 400))
    let sizes = stage.turn {
      let views: [UIView] = [
        UISwitch(), UIActivityIndicatorView(style: .medium),
        UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        ),
      ]
      return views.map { place($0, in: root) }
    }.map(\.frame.size)
    #expect(
      sizes == [
        CGSize(width: 51, height: 31), CGSize(width: 20, height: 20), CGSize(width: 30, height: 20),
      ]
    )
  }

  @Test func `given a card, then it is measured by its constraints`() {
    let card = UIView()
    let label = UILabel()
    stage.run {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.text = "A text that is long enough to need several lines in a narrow view"
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
    }
    let natural = stage.run { label.sizeThatFits(.zero) }
    let size = stage.run { card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(size == CGSize(width: natural.width + 20, height: natural.height + 10))
    let narrow = stage.run {
      card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    let wrapped = stage.run { label.sizeThatFits(CGSize(width: 100, height: 0)).height }
    #expect(narrow == CGSize(width: 120, height: wrapped + 10))
    #expect(card.frame == .zero)
  }

  @Test func `given alignment insets, then edges are those of the aligned rectangle`() {
    final class ShadowedView: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let root = stage.shownView()
    let view = stage.turn { place(ShadowedView(), in: root) }
    #expect(view.frame == CGRect(x: -2, y: -1, width: 26, height: 14))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 20, height: 10)) == view.frame)
  }
}
