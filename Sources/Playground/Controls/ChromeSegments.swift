import UIKit

/// A row of choices of which one is on.
///
/// Tab stops at the chosen one, and the arrow keys choose.
final class ChromeSegments: UIView {
  private let buttons: [ChromeButton]
  private let group: FocusGroup

  /// The choice that is on.
  var selection = 0 {
    didSet { update() }
  }

  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    buttons = titles.enumerated().map { index, title in
      ChromeButton(title) { choose(index) }
    }
    group = FocusGroup(buttons, columns: titles.count)
    super.init(frame: .zero)
    group.moved = choose
    backgroundColor = ChromeColor.field
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.borderColor = ChromeColor.hairline.cgColor
    for button in buttons {
      button.isSegment = true
      button.layer.cornerRadius = 6
      addSubview(button)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Says which choices can be made.
  ///
  /// - Parameter isEnabled: For each choice, whether it can be made.
  func setEnabled(_ isEnabled: [Bool]) {
    for (button, flag) in zip(buttons, isEnabled) {
      button.isEnabled = flag
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 4) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let left = 2 + (CGFloat(index) * width).rounded()
      let right = 2 + (CGFloat(index + 1) * width).rounded()
      button.frame = CGRect(x: left, y: 2, width: right - left, height: bounds.height - 4)
    }
  }

  private func update() {
    group.enter(at: selection)
    for (index, button) in buttons.enumerated() {
      let isChosen = index == selection
      button.isBare = !isChosen
      button.isChosen = isChosen
    }
  }
}
