import QuartzCore

extension UITableViewCell {
  private static let duration = 0.3

  /// How far the content makes room for the round button.
  var editingIndent: CGFloat {
    isEditing && parts.editControl != nil ? TableMetrics.editingIndent : 0
  }

  /// The table that the cell is in, or nil.
  var enclosingTable: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  func editingDidChange(animated: Bool) {
    let change = { [self] in
      if !isEditing { endConfirmation() }
      accessoryDidChange()
      layOutParts()
      parts.editControl?.alpha = isEditing ? 1 : 0
    }
    UIView.performWithoutAnimation { prepareEditControl() }
    updateSelection(animated: false)
    if animated, window != nil {
      UIView.animate(withDuration: Self.duration, animations: change) { [weak self] _ in
        self?.removeUnusedEditControl()
      }
    } else {
      change()
      removeUnusedEditControl()
    }
  }

  private func prepareEditControl() {
    guard isEditing, editingStyle != .none else { return }
    parts.editControl?.removeFromSuperview()
    let control = CellEditControl(style: editingStyle)
    control.alpha = 0
    control.addAction(UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
    parts.editControl = control
    addSubview(control)
    control.center = CGPoint(x: -CellEditControl.side, y: bounds.midY)
  }

  private func removeUnusedEditControl() {
    guard !isEditing else { return }
    parts.editControl?.removeFromSuperview()
    parts.editControl = nil
  }

  func layOutEditControl() {
    guard let control = parts.editControl else { return }
    let shift = parts.confirmation == nil ? 0 : TableMetrics.confirmationWidth
    let x = place.margin + CellEditControl.side / 2 - shift
    control.center = CGPoint(x: isEditing ? x : -CellEditControl.side, y: bounds.midY)
  }

  private func editControlTapped() {
    if editingStyle == .insert {
      enclosingTable?.commit(.insert, for: self)
    } else if parts.confirmation == nil {
      askForConfirmation()
    } else {
      UIView.animate(withDuration: Self.duration) { [self] in
        endConfirmation()
        layOutParts()
      }
    }
  }

  private func askForConfirmation() {
    let button = UIButton(type: .system)
    button.setTitle(enclosingTable?.confirmationTitle(for: self) ?? "Delete", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      enclosingTable?.commit(.delete, for: self)
    }
    button.addAction(action, for: .touchUpInside)
    UIView.performWithoutAnimation {
      button.frame = CGRect(
        x: bounds.width,
        y: 0,
        width: TableMetrics.confirmationWidth,
        height: bounds.height
      )
      addSubview(button)
      clipsToBounds = true
    }
    parts.confirmation = button
    UIView.animate(withDuration: Self.duration) { [self] in layOutParts() }
  }

  func endConfirmation() {
    parts.confirmation?.removeFromSuperview()
    parts.confirmation = nil
    if place.style != .insetGrouped { clipsToBounds = false }
  }
}
