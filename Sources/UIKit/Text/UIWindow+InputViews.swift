import QuartzCore

extension UIWindow {
  /// Shows what the first responder has at the bottom, once it is settled who that is.
  func inputViewsMayHaveChanged() {
    guard !isInputUpdateScheduled else { return }
    isInputUpdateScheduled = true
    World.current.enqueue { [weak self] in
      // Deferred work of a World runs on the main actor.
      MainActor.assumeIsolated { self?.updateInputViews() }
    }
  }

  private func updateInputViews() {
    isInputUpdateScheduled = false
    tellBarsOfKeyboard()
    let accessory = inChain { $0.inputAccessoryView }
    let input = inChain { $0.inputView }
    if let inputPanel {
      if inputPanel.holds(accessory: accessory, input: input) { return }
      self.inputPanel = nil
      inputPanel.go()
    }
    guard accessory != nil || input != nil else { return }
    let panel = InputPanel(accessory: accessory, input: input)
    inputPanel = panel
    panel.come(into: self)
  }

  /// Lays out what is tied to the keyboard's guides, inside the block that moves what stands in its place.
  func keyboardGuidesMayHaveChanged() {
    for view in viewsWithKeyboardGuides {
      for guide in view.layoutState?.ruledGuides ?? [] { guide.placeMayHaveChanged() }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  private var viewsWithKeyboardGuides: [UIView] {
    var found: [UIView] = []
    func search(_ view: UIView) {
      let guides = view.layoutState?.ruledGuides ?? []
      if guides.contains(where: { $0.kind == .keyboard }) { found.append(view) }
      for subview in view.storedSubviews { search(subview) }
    }
    search(self)
    return found
  }

  /// Tells the navigation controllers around a text that begins to be edited.
  private func tellBarsOfKeyboard() {
    guard let firstResponder, firstResponder is any UIKeyInput else { return }
    var responder: UIResponder? = firstResponder
    while let current = responder {
      (current as? UINavigationController)?.barHiderIfUsed?.keyboardDidAppear(for: firstResponder)
      responder = current.next
    }
  }

  /// The nearest answer on the way from the first responder along the chain.
  private func inChain(_ ask: (UIResponder) -> UIView?) -> UIView? {
    var responder = firstResponder
    while let current = responder {
      if let view = ask(current) { return view }
      responder = current.next
    }
    return nil
  }
}
