public import QuartzCore

/// A view that shows a text of several lines, which scrolls where it is long and which a person may edit.
///
/// Editing itself is a plain value, `TextEditingState`; the view draws it, asks its delegate and turns keys
/// and taps into commands.
@preconcurrency @MainActor
open class UITextView: UIScrollView, MarkedTextInput {
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// Posted when editing has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Where the lines go, inside the insets.
  public let textContainer: NSTextContainer

  let canvas = FieldCanvasView()
  let caret = UIView()
  var selectionViews: [UIView] = []
  private(set) lazy var blinker = CaretBlinker(caret: caret)
  var editor = TextEditingState()
  var look = FieldLook()
  var content = NSMutableAttributedString(string: "")
  var layoutCache: (width: CGFloat, layout: StringLayout)?
  /// Where the caret wants to stand in other lines, in points, while it moves up and down.
  var wantedX: CGFloat?

  /// Makes a view without text.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: Where the lines go; nil makes a fresh one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    setUpText()
  }

  /// Makes a view without text.
  ///
  /// - Parameter frame: The frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUpText()
  }

  private func setUpText() {
    textContainer.onChange = { [weak self] in self?.textDidChange() }
    look.font = .systemFont(ofSize: 12)
    pointerShape = .iBeam
    canvas.onDraw = { [unowned self] context in drawText(in: context) }
    insertSubview(canvas, at: 0)
    caret.isHidden = true
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = 1
    caret.backgroundColor = tintColor
    addSubview(caret)
  }

  // MARK: - Text

  /// The text; setting it sends no event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.text }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes; where they are missing, the properties of the view fill in.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content.filling(in: look.attributes) }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font, or nil for the system font of 12 points.
  open var font: UIFont? {
    get { look.font }
    set {
      look.font = newValue ?? .systemFont(ofSize: 12)
      textDidChange()
    }
  }

  /// The colour of the text, or nil for that of labels.
  open var textColor: UIColor? {
    get { look.textColor }
    set {
      look.textColor = newValue ?? .label
      textDidChange()
    }
  }

  /// How the lines are aligned; default natural.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      textDidChange()
    }
  }

  /// The attributes of text that is typed; what is missing is as in the view's properties.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The space around the text, in points; default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  // MARK: - Behaviour

  /// Whether a person may edit the text; default true.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether a person may select text; default true.
  open var isSelectable = true

  /// Whether editing begins with everything selected; default false.
  open var clearsOnInsertion = false

  /// How letters become capital; kept, not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected; kept, not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked; kept, not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard; there is none on the screen.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard; there is none on the screen.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The name of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get {
      let range = editor.selection.range
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set {
      let lower = min(max(newValue.location, 0), editor.length)
      let upper = min(max(newValue.location + newValue.length, lower), editor.length)
      editor.select(anchor: lower, head: upper)
      selectionDidChange()
    }
  }

  /// Scrolls so that a part of the text is in sight.
  ///
  /// - Parameter range: The part, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let start = caretRect(at: range.location)
    let end = caretRect(at: range.location + range.length)
    scrollRectToVisible(start.union(end), animated: false)
  }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: - Layout

  /// Measures the text and places it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    if contentSize != size { contentSize = size }
    let frame = CGRect(origin: .zero, size: size)
    if canvas.frame != frame { canvas.frame = frame }
    placeCaret()
  }

  /// The size of the text where the view does not scroll; constraints may make it narrower.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: layoutState?.measuringWidth ?? 0, height: 0))
  }

  /// Returns the given width and the height that the text needs in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.infinity
    let text = layout(width: width).size
    let insets = textContainerInset
    let natural = text.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let height = max(text.height, look.font.lineHeight)
    return CGSize(
      width: width.isFinite ? width : roundedUpToPixel(natural),
      height: roundedUpToPixel(height + insets.top + insets.bottom)
    )
  }

  /// Colours the caret and the selection anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    placeCaret()
  }

  /// Draws the text anew where its colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }

  // MARK: - Editing

  /// Whether the text is edited or selected.
  open private(set) var isEditing = false

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that stands in for a keyboard while the text is edited, or nil.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }

  /// The view at the bottom of the window while the text is edited, or nil.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  /// Begins to edit, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    beginEditing()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    if isEditable, textDelegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    endEditing()
    return true
  }

  /// Ends editing when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil, isEditing {
      super.resignFirstResponder()
      isEditing = false
      endEditing()
    }
    super.willMove(toWindow: newWindow)
  }

  /// Turns a key into a command of editing.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  /// Sets the caret by a tap, or selects by a double or triple tap or with Shift.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEditable || isSelectable else {
      return super.touchesEnded(touches, with: event)
    }
    guard isEditing || becomeFirstResponder() else { return }
    let isExtending = event?.modifierFlags.contains(.shift) ?? false
    press(at: touch.location(in: self), clickCount: touch.tapCount, isExtending: isExtending)
  }

  /// Whether there is a text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Inserts a text as typing does.
  open func insertText(_ text: String) { perform(.insert(text)) }

  /// Deletes the selection or the character before the caret, as the backspace key does.
  open func deleteBackward() { perform(.delete(.backward, .character)) }

  /// Shows the text that an input method is composing.
  package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let lower = max(selectedRange.location, 0)
    mark(markedText ?? "", selectedRange: lower..<(lower + max(selectedRange.length, 0)))
  }

  /// Where the window of an input method should stand, in the window.
  package var caretRectInWindow: CGRect {
    convert(caretRect(at: editor.selection.head), to: nil)
  }
}
