import UIKit

/// A row of choices of which one is on.
final class ChromeSegments: UIView {
  private var buttons: [ChromeButton] = []
  private let choose: (Int) -> Void

  /// The choice that is on.
  var selection = 0 {
    didSet { update() }
  }

  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = ChromeColor.field
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.borderColor = ChromeColor.hairline.cgColor
    buttons = titles.enumerated().map { index, title in
      ChromeButton(title) { [weak self] in self?.choose(index) }
    }
    for button in buttons {
      button.isBare = true
      button.isSegment = true
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
      button.frame = CGRect(
        x: 2 + (CGFloat(index) * width).rounded(),
        y: 2,
        width: width.rounded(),
        height: bounds.height - 4
      )
    }
  }

  private func update() {
    for (index, button) in buttons.enumerated() {
      let isChosen = index == selection
      button.isBare = !isChosen
      button.isChosen = isChosen
    }
  }
}
