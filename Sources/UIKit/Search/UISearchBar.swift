public import QuartzCore

/// A field for a search, with a button that cancels and scopes to choose from.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// How much a search bar stands out.
  nonisolated public enum Style: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// On a bar.
    case prominent = 1
    /// On nothing.
    case minimal = 2
  }

  /// The height of a bar without scopes, in points.
  package static let standardHeight: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 40

  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private var hasCancelButton = false
  /// What a search controller does when editing begins.
  var onBegin: (() -> Void)?
  /// What a search controller does when the text or the scope changes.
  var onChange: (() -> Void)?
  /// What a search controller does when the cancel button is tapped.
  var onCancel: (() -> Void)?

  /// Makes a bar.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    field.delegate = self
    field.placeholder = "Search"
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.alpha = 0
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(cancelButton)
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    addSubview(scopes)
  }

  /// What is asked and told, or nil.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: - Text

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// The text, or nil.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      onChange?()
    }
  }

  /// What stands in an empty field, or nil.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field, or nil; it is kept, not shown.
  open var prompt: String?

  /// The keyboard; there is none on the screen.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// How letters become capital; kept, not used.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether the text is corrected; kept, not used.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  // MARK: - Buttons

  /// Whether the button that cancels is shown; default false.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button that cancels.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is shown.
  ///   - animated: Whether it slides.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != hasCancelButton else { return }
    hasCancelButton = showsCancelButton
    let change = { [self] in
      cancelButton.alpha = showsCancelButton ? 1 : 0
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, animations: change)
    } else {
      change()
    }
  }

  /// The titles of the scopes, or nil.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = selectedScopeButtonIndex
      setNeedsLayout()
    }
  }

  /// The scope that is chosen, counted from 0; default 0.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scopes are shown; default false.
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  // MARK: - Look

  /// How much the bar stands out; default as usual.
  open var searchBarStyle = Style.default
  /// The look of the content; default dark on light.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shows through; default true.
  open var isTranslucent = true

  /// The colour behind the field, or nil.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  /// The image behind the field; it is kept, not drawn.
  open var backgroundImage: UIImage?

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: - Events

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    onChange?()
  }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    onChange?()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Returns what the delegate returns.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Tells the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    onBegin?()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Returns what the delegate returns.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Returns what the delegate returns.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Lets the clear button clear, and tells the delegate of the empty text.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Tells the delegate of the search key, and ends editing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let delegate {
      delegate.searchBarSearchButtonClicked(self)
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  // MARK: - Layout

  /// Whether the bar stands in a navigation bar, which has wider margins.
  var isInNavigationBar = false {
    didSet { setNeedsLayout() }
  }

  private var margin: CGFloat { isInNavigationBar ? 16 : 8 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    let button = cancelButton.intrinsicContentSize.width
    let hasScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    let row = hasScopes ? max(bounds.height - Self.scopeHeight, 0) : bounds.height
    let top = isInNavigationBar ? 1 : max((row - Self.fieldHeight) / 2, 0)
    let right = hasCancelButton ? button + 10 : 0
    field.frame = CGRect(
      x: bounds.minX + margin,
      y: top,
      width: max(bounds.width - 2 * margin - right, 0),
      height: min(Self.fieldHeight, max(row - top, 0))
    )
    cancelButton.frame = CGRect(
      x: hasCancelButton ? bounds.maxX - margin - button : bounds.maxX,
      y: top,
      width: button,
      height: Self.fieldHeight
    )
    scopes.isHidden = !hasScopes
    scopes.frame = CGRect(
      x: bounds.minX + margin,
      y: row,
      width: max(bounds.width - 2 * margin, 0),
      height: 32
    )
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    let scopes = showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeHeight : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight + scopes)
  }
}
