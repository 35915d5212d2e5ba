public import QuartzCore

/// A control in which a person edits one line of text.
///
/// Editing itself is a plain value, `TextEditingState`; the field draws it, asks its delegate and turns keys
/// and presses into commands.
@preconcurrency @MainActor
open class UITextField: UIControl, MarkedTextInput {
  /// The look of the edge of a field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A hairline.
    case line = 1
    /// A sunken edge; it looks as a hairline.
    case bezel = 2
    /// A hairline with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The person is done.
    case committed = 0
    /// The person gave up.
    case cancelled = 1
  }

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when editing has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  var editor = TextEditingState()
  var look = FieldLook()
  var scrollOffset: CGFloat = 0
  var layoutCache: StringLayout?
  /// Counts the times that the caret began to blink anew, so that an older blink ends by itself.
  var blinkGeneration = 0
  var storedAttributedPlaceholder: NSAttributedString?

  let canvas = FieldCanvasView()
  let clip = UIView()
  let caret = UIView()
  let selectionView = UIView()
  let markedUnderline = UIView()
  var clearButton: UIButton?

  /// Makes a field.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the field asks and tells, or nil.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; setting it sends no event.
  open var text: String? {
    get { editor.text }
    set {
      guard newValue ?? "" != editor.text else { return }
      editor.reset(to: newValue ?? "")
      scrollOffset = 0
      textDidChange()
    }
  }

  /// The text with its attributes; setting it keeps the text and the attributes of its start.
  open var attributedText: NSAttributedString? {
    get { displayedText }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { look.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
      }
      text = newValue?.string
    }
  }

  /// The text that stands in an empty field, or nil.
  open var placeholder: String? {
    get { storedAttributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text that stands in an empty field, with its attributes, or nil.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      storedAttributedPlaceholder = newValue
      textDidChange()
    }
  }

  /// The font, or nil for the system font of 17 points.
  open var font: UIFont? {
    get { look.font }
    set {
      look.font = newValue ?? .systemFont(ofSize: 17)
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

  /// How the text is aligned; default natural.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      textDidChange()
    }
  }

  /// Attributes that the text has besides font and colour.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look.attributes }
    set {
      look.take(newValue)
      textDidChange()
    }
  }

  /// Attributes of text that is typed next; they are those of the whole text.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The edge; default none.
  open var borderStyle = BorderStyle.none {
    didSet { borderDidChange() }
  }

  /// An image that stands in place of the edge, or nil; it is kept, not shown.
  open var background: UIImage?
  /// An image that stands in place of the edge of a disabled field; it is kept, not shown.
  open var disabledBackground: UIImage?

  /// Whether the text is cleared when editing begins; default false.
  open var clearsOnBeginEditing = false
  /// Whether typing replaces the whole text once; default false.
  open var clearsOnInsertion = false
  /// Whether a long text is shrunk; it scrolls instead.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of a shrunk font; it changes nothing here.
  open var minimumFontSize: CGFloat = 0
  /// Whether a person may change attributes; default false.
  open var allowsEditingTextAttributes = false

  /// When the button that clears the text is shown; default never.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The view at the left of the text, or nil.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// When the view at the left is shown; default never.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The view at the right of the text, or nil.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// When the view at the right is shown; default never.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// When capital letters are offered by themselves; it is kept, not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected while typing; it is kept, not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked while typing; it is kept, not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard; it is kept, not used.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard; it is kept, not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key; it is kept, not used.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is dead while there is no text; default false.
  open var enablesReturnKeyAutomatically = false
  /// What the text means, or nil; it is kept, not used.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// Whether the text is hidden, as a password; default false.
  open var isSecureTextEntry = false {
    didSet {
      editor.isOpaque = isSecureTextEntry
      textDidChange()
    }
  }

  // MARK: Hooks of the window's own fields

  /// Returns the text coloured, such as by its grammar; it must be as long as the text.
  package var highlighter: ((String) -> NSAttributedString)? {
    didSet { textDidChange() }
  }

  /// The wavy lines under parts of the text.
  package var squiggles: [TextSquiggle] = [] {
    didSet { if squiggles != oldValue { canvas.setNeedsDisplay() } }
  }

  /// Takes a key before the field does, and returns whether it was used.
  package var keyHandler: ((UIKey) -> Bool)?

  /// Called by the return key after everything that an app has for it.
  var onReturn: (() -> Void)?

  /// Takes undo and redo in place of the field's own history, and returns whether that was done.
  package var undoHandler: ((TextCommand) -> Bool)?

  /// The colour of the caret, or nil for the tint colour.
  package var caretColor: UIColor? {
    didSet { refreshColors() }
  }

  /// The space between the edges and the text, in points, or nil for that of the border style.
  package var textInsets: UIEdgeInsets? {
    didSet { setNeedsLayout() }
  }

  // MARK: Rectangles

  /// Returns where the edge stands.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(forBounds: bounds) }

  /// Returns where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(forBounds: bounds) }

  /// Returns where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns where the button that clears the text stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns where the view at the left stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    let x = bounds.minX + sideInset
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns where the view at the right stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let x = bounds.maxX - sideInset - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The size that the text needs.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns the given width, or that of the text, and the height of a line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places the text, the caret and the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Colours the caret and the selection anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshColors()
  }

  /// Draws the text anew where its colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    borderDidChange()
    textDidChange()
  }

  /// Whether the field can be used.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { textDidChange() } }
  }

  // MARK: Editing

  /// Whether the text is edited.
  open private(set) var isEditing = false

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

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
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    beginEditing()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    endEditing()
    return true
  }

  /// Ends editing when the field leaves its window.
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

  /// Sets the caret, or selects by a double or triple click or with Shift.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isEditing || becomeFirstResponder() else { return false }
    press(touch, isExtending: event?.modifierFlags.contains(.shift) ?? false)
    return super.beginTracking(touch, with: event)
  }

  /// Selects up to the pointer.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    editor.continuePointer(to: offset(at: touch.location(in: clip)))
    selectionDidChange()
    return super.continueTracking(touch, with: event)
  }

  /// Ends a selection by the pointer.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    editor.endPointer()
  }

  /// Drops a selection by the pointer.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    editor.endPointer()
  }

  /// Whether there is a text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Inserts a text as typing does; a line break is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { pressReturn() } else { perform(.insert(text)) }
  }

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
