import QuartzCore

extension UIButton {
  /// Whether a touch or a key opens the menu at once.
  var opensMenuAtOnce: Bool {
    showsMenuAsPrimaryAction && menu != nil && isContextMenuInteractionEnabled
  }

  /// Whether the menu lets one action be chosen, which the button shows.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Whether each tap turns the selected state on and off.
  var togglesSelection: Bool { changesSelectionAsPrimaryAction && !isPopUp }

  func beginMenuTouch(_ touch: UITouch) {
    guard isTracking, menu != nil, isContextMenuInteractionEnabled else { return }
    guard !showsMenuAsPrimaryAction else { return openMenu(by: touch) }
    menuTouch.wait { [weak self, weak touch] in
      guard let self, let touch, self.isTracking, self.isTouchInside, self.menu != nil else {
        return
      }
      self.openMenu(by: touch)
    }
  }

  private func openMenu(by touch: UITouch) {
    // The touch is the menu's from now on.
    touchesCancelled([touch], with: nil)
    guard let overlay = openMenu() else { return }
    menuTouch.follow(touch, to: overlay)
  }

  /// Opens the menu; the button looks pressed while it is open.
  @discardableResult func openMenu() -> MenuOverlay? {
    sendActions(for: .menuActionTriggered)
    guard let menu, let overlay = MenuOverlay.open(menu, from: self) else { return nil }
    menuTouch.overlay = overlay
    isHighlighted = true
    overlay.onClose = { [weak self] in self?.isHighlighted = false }
    return overlay
  }

  /// Performs an action of the menu, and marks it where one of the actions is chosen.
  func choose(_ action: UIAction, of menu: UIMenu) {
    menu.select(action, isSingle: isPopUp)
    if isPopUp { showSelection() }
    action.perform(sender: menuSender)
  }

  /// Performs a command of the menu along the responder chain.
  func perform(_ command: UICommand) {
    UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
  }

  /// Chooses the first action where one must be chosen and none is.
  func menuDidChange() {
    guard isPopUp, let menu else {
      if popUpArrows != nil { configurationDidChange() }
      return
    }
    if menu.selectedElements.isEmpty { menu.actions.first?.state = .on }
    showSelection()
  }

  /// Shows the title and the image of the action that is chosen.
  private func showSelection() {
    guard let action = menu?.selectedElements.first else { return }
    if storedConfiguration != nil {
      storedConfiguration?.title = action.title
      storedConfiguration?.image = action.image
      configurationDidChange()
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
  }

  // MARK: - Arrows

  func showPopUpArrows(_ configuration: Configuration, color: UIColor) {
    let isShown =
      switch configuration.indicator {
      case .automatic: isPopUp
      case .none: false
      case .popup: true
      }
    guard isShown else {
      popUpArrows?.removeFromSuperview()
      popUpArrows = nil
      return
    }
    let view = popUpArrows ?? UIImageView()
    let size = UIImage.SymbolConfiguration(
      pointSize: configuration.resolvedTitleFont.pointSize * 0.75,
      weight: .semibold
    )
    view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
    view.tintColor = color
    if view.superview == nil { addSubview(view) }
    popUpArrows = view
  }

  /// The width that the arrows take, with the space before them.
  var popUpArrowSpace: CGFloat { popUpArrows?.image.map { $0.size.width + 5 } ?? 0 }

  func placePopUpArrows(after x: CGFloat) {
    guard let popUpArrows, let size = popUpArrows.image?.size else { return }
    popUpArrows.frame = CGRect(
      x: roundedToPixel(x + 5),
      y: roundedToPixel(bounds.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }
}
