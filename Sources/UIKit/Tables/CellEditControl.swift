import QuartzCore

/// The round button at the start of a row that is edited.
final class CellEditControl: UIControl {
  static let side: CGFloat = 22

  init(style: UITableViewCell.EditingStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = style == .delete ? .systemRed : .systemGreen
    layer.cornerRadius = Self.side / 2
    addBar(CGRect(x: 5, y: 10, width: 12, height: 2))
    if style == .insert { addBar(CGRect(x: 10, y: 5, width: 2, height: 12)) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addBar(_ frame: CGRect) {
    let bar = UIView(frame: frame)
    bar.backgroundColor = .white
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }
}
