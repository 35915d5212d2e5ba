import QuartzCore

extension UITextView {
  func beginEditing() {
    if clearsOnInsertion { editor.selectAll() }
    placeCaret()
    blinker.restart()
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    editor.unmark()
    editor.breakUndoCoalescing()
    blinker.stop()
    placeCaret()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Replaces the text from outside.
  func setContent(_ text: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: text)
    editor.reset(to: text.string)
    textDidChange()
  }

  /// Carries out a command, where the delegate allows what it changes.
  func perform(_ command: TextCommand) {
    switch command {
    case .insert(let string): change(editor.insertion(of: string)) { $0.insert(string) }
    case .delete(let direction, let granularity):
      guard let deletion = editor.deletion(direction, by: granularity) else { return }
      change(deletion) { $0.delete(direction, by: granularity) }
    case .move(let direction, let granularity, let isExtending):
      editor.move(direction, by: granularity, extending: isExtending)
      selectionDidChange()
    case .selectAll:
      editor.selectAll()
      selectionDidChange()
    case .undo: changeHistory { $0.undo() }
    case .redo: changeHistory { $0.redo() }
    case .cut:
      guard isEditable, !editor.selection.isEmpty else { return }
      UIPasteboard.general.string = editor.selectedText
      perform(.delete(.backward, .character))
      editor.breakUndoCoalescing()
    case .copy:
      guard !editor.selection.isEmpty else { return }
      UIPasteboard.general.string = editor.selectedText
    case .paste:
      guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
      editor.breakUndoCoalescing()
      perform(.insert(string))
      editor.breakUndoCoalescing()
    }
  }

  private func change(_ change: TextReplacement, _ edit: (inout TextEditingState) -> Void) {
    let range = NSRange(location: change.range.lowerBound, length: change.range.count)
    let isAllowed =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: change.string)
      ?? true
    guard isEditable, isAllowed else { return }
    edit(&editor)
    textWasEdited()
  }

  private func changeHistory(_ edit: (inout TextEditingState) -> Void) {
    guard isEditable else { return }
    let old = editor.text
    edit(&editor)
    if editor.text != old { textWasEdited() } else { selectionDidChange() }
  }

  func mark(_ string: String, selectedRange: Range<Int>) {
    guard isEditing, isEditable, editor.markedRange != nil || !string.isEmpty else { return }
    editor.setMarkedText(string, selectedRange: selectedRange)
    textWasEdited()
  }

  private func textWasEdited() {
    wantedX = nil
    takeUpText()
    textDidChange()
    layoutIfNeeded()
    scrollCaretToVisible()
    blinker.restart()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Changes the part of the attributed text that differs from the edited one.
  private func takeUpText() {
    let old = Array(content.string.utf16)
    let new = Array(editor.text.utf16)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let inserted = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
    content.replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: NSAttributedString(string: inserted, attributes: attributes(before: start))
    )
  }

  /// The attributes of what is typed at a place: those that were set, over those of the character before.
  private func attributes(before offset: Int) -> [NSAttributedString.Key: Any] {
    let neighbour =
      offset > 0 && offset <= content.length
      ? content.attributes(at: offset - 1, effectiveRange: nil) : [:]
    return neighbour.merging(typingAttributes) { _, own in own }
  }

  // MARK: - Keys and taps

  /// Turns a key into a command, and returns whether it was one.
  func handle(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    let flags = key.modifierFlags
    let isPlain = flags.isDisjoint(with: [.control, .command, .alternate])
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      guard isPlain, isEditable else { return false }
      perform(.insert("\n"))
    case .keyboardTab where isPlain && !flags.contains(.shift) && isEditable:
      perform(.insert("\t"))
    case .keyboardUpArrow where isPlain:
      moveVertically(by: -1, isExtending: flags.contains(.shift))
    case .keyboardDownArrow where isPlain:
      moveVertically(by: 1, isExtending: flags.contains(.shift))
    default:
      guard let command = UITextField.command(for: key) else { return false }
      wantedX = nil
      perform(command)
    }
    return true
  }

  /// Moves the caret to the line above or below, as near as can be to where it was.
  private func moveVertically(by lines: CGFloat, isExtending: Bool) {
    let rect = caretRect(at: editor.selection.head)
    let x = wantedX ?? rect.midX
    let y = lines < 0 ? rect.minY - 2 : rect.maxY + 2
    let text = CGRect(origin: textOrigin, size: layout(width: bounds.width).size)
    var target = offset(at: CGPoint(x: x, y: y))
    if y < text.minY { target = 0 }
    if y > text.maxY { target = editor.length }
    editor.select(anchor: isExtending ? editor.selection.anchor : target, head: target)
    selectionDidChange()
    wantedX = x
  }

  func press(at point: CGPoint, clickCount: Int, isExtending: Bool) {
    wantedX = nil
    var offset = offset(at: point)
    if clickCount > 1, offset > 0, caretRect(at: offset).minX > point.x {
      // The press is on the right half of a character: that character is meant, not the next one.
      offset = editor.boundaries.destination(from: offset, .backward, by: .character)
    }
    editor.beginPointer(at: offset, clickCount: clickCount, extending: isExtending)
    editor.endPointer()
    selectionDidChange()
  }

  func selectionDidChange() {
    placeCaret()
    scrollCaretToVisible()
    if isEditing { blinker.restart() }
    textDelegate?.textViewDidChangeSelection(self)
  }

  private func scrollCaretToVisible() {
    guard isEditing, isScrollEnabled else { return }
    let rect = caretRect(at: editor.selection.head).insetBy(dx: 0, dy: -4)
    scrollRectToVisible(rect, animated: false)
  }
}
