import QuartzCore

/// Makes what stands at the end of a cell.
enum CellAccessory {
  static func view(for type: UITableViewCell.AccessoryType, of cell: UITableViewCell) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return arrow
    case .checkmark: return symbol(.checkmark, side: 18, color: nil)
    case .detailButton: return button(of: cell)
    case .detailDisclosureButton:
      let button = button(of: cell)
      let arrow = arrow
      let size = CGSize(
        width: button.bounds.width + 10 + arrow.bounds.width,
        height: button.bounds.height
      )
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      arrow.frame.origin = CGPoint(
        x: size.width - arrow.bounds.width,
        y: (size.height - arrow.bounds.height) / 2
      )
      view.addSubview(button)
      view.addSubview(arrow)
      return view
    }
  }

  private static var arrow: UIView {
    symbol(.forward, side: 15, color: .tertiaryLabel)
  }

  private static func symbol(_ symbol: ControlSymbol, side: CGFloat, color: UIColor?) -> UIView {
    let view = UIImageView(image: symbol.image(pointSize: side))
    if let color { view.setFixedTint(color) }
    return view
  }

  private static func button(of cell: UITableViewCell) -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    let action = UIAction { [weak cell] _ in
      guard let cell else { return }
      cell.enclosingTable?.accessoryTapped(in: cell)
    }
    button.addAction(action, for: .touchUpInside)
    return button
  }
}
