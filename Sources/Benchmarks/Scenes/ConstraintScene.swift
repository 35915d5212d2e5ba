import QuartzCore
import UIKit

/// A form of 40 rows of five views that constraints arrange: 200 views, about 800 constraints.
struct ConstraintScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2600))
  let first: NSLayoutConstraint

  init() {
    var bottom = root.topAnchor
    var tops: [NSLayoutConstraint] = []
    for index in 0..<40 {
      let row = Self.add(to: root)
      let top = row.topAnchor.constraint(equalTo: bottom, constant: 8)
      tops.append(top)
      NSLayoutConstraint.activate([
        top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      Self.fill(row, index)
      bottom = row.bottomAnchor
    }
    first = tops[0]
  }

  private static func add(_ view: UIView = UIView(), to superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private static func fill(_ row: UIView, _ index: Int) {
    let icon = add(to: row)
    let title = add(SizedView(100 + index * 7 % 90, 20), to: row)
    let detail = add(SizedView(150 + index * 13 % 200, 16), to: row)
    let button = add(SizedView(51, 31), to: row)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
      button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
  }

  /// A view with a content of a fixed size.
  private final class SizedView: UIView {
    private let content: CGSize

    init(_ width: Int, _ height: Int) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
  }
}
