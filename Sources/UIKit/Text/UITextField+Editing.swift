import QuartzCore

extension UITextField {
  func beginEditing() {
    if clearsOnBeginEditing, !editor.text.isEmpty {
      editor.replace(0..<editor.length, with: "")
      textWasEdited()
    }
    placeParts()
    setNeedsLayout()
    restartBlinking()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    editor.unmark()
    editor.breakUndoCoalescing()
    stopBlinking()
    scrollOffset = 0
    textDidChange()
    placeParts()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Draws and measures the text anew.
  func textDidChange() {
    layoutCache = nil
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if bounds.width > 0 { placeParts() }
  }

  /// Draws the text anew after editing has changed it, and tells.
  func textWasEdited() {
    textDidChange()
    restartBlinking()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Carries out a command, where the delegate allows what it changes.
  package func perform(_ command: TextCommand) {
    switch command {
    case .insert(let string): insert(string)
    case .delete(let direction, let granularity): delete(direction, granularity)
    case .move(let direction, let granularity, let isExtending):
      editor.move(direction, by: granularity, extending: isExtending)
      selectionDidChange()
    case .selectAll:
      editor.selectAll()
      selectionDidChange()
    case .undo, .redo: changeHistory(command)
    case .cut: cut()
    case .copy: copySelection()
    case .paste: paste()
    }
  }

  private func isAllowed(_ change: TextReplacement) -> Bool {
    let range = NSRange(location: change.range.lowerBound, length: change.range.count)
    return delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: change.string
    ) ?? true
  }

  private func insert(_ string: String) {
    let line = Self.singleLine(string)
    if clearsOnInsertion { editor.selectAll() }
    guard isAllowed(editor.insertion(of: line)) else { return }
    editor.insert(line)
    textWasEdited()
  }

  private func delete(_ direction: TextDirection, _ granularity: TextGranularity) {
    guard let change = editor.deletion(direction, by: granularity), isAllowed(change) else {
      return
    }
    editor.delete(direction, by: granularity)
    textWasEdited()
  }

  func mark(_ string: String, selectedRange: Range<Int>) {
    guard isEditing else { return }
    let hadMark = editor.markedRange != nil
    guard hadMark || !string.isEmpty else { return }
    editor.setMarkedText(Self.singleLine(string), selectedRange: selectedRange)
    textWasEdited()
  }

  private func changeHistory(_ command: TextCommand) {
    if let undoHandler, undoHandler(command) { return }
    let old = editor.text
    if command == .undo { editor.undo() } else { editor.redo() }
    if editor.text != old { textWasEdited() } else { selectionDidChange() }
  }

  private func cut() {
    guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
    copySelection()
    delete(.backward, .character)
    editor.breakUndoCoalescing()
  }

  private func copySelection() {
    guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.selectedText
  }

  private func paste() {
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    editor.breakUndoCoalescing()
    insert(string)
    editor.breakUndoCoalescing()
  }

  /// Returns a text as one line: line breaks and tabs become spaces.
  private static func singleLine(_ string: String) -> String {
    guard string.contains(where: { $0.isNewline || $0 == "\t" }) else { return string }
    return String(string.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// Does what the return key does: asks the delegate, tells, and ends editing where that is listened for.
  func pressReturn() {
    if enablesReturnKeyAutomatically, editor.text.isEmpty { return }
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
    onReturn?()
  }

  /// Changes the text as one step of undo, from outside, such as by taking a suggestion.
  package func replaceText(in range: Range<Int>, with string: String, tells: Bool = true) {
    editor.replace(range, with: string)
    if tells { textWasEdited() } else { textDidChange() }
  }

  /// Sets the text and the selection from outside, such as by undo of something larger.
  package func setText(_ string: String, selection: Range<Int>) {
    if string != editor.text {
      editor.reset(to: string)
      textDidChange()
    }
    select(selection)
  }

  /// Selects a range.
  package func select(_ range: Range<Int>) {
    editor.select(anchor: range.lowerBound, head: range.upperBound)
    selectionDidChange()
  }

  /// The selected range, in UTF-16 units.
  package var selectedOffsets: Range<Int> { editor.selection.range }

  /// The range of the text that an input method is composing, in UTF-16 units, or nil.
  package var markedOffsets: Range<Int>? { editor.markedRange }
}
