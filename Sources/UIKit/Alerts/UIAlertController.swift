public import QuartzCore

/// Tells something and offers choices, in the middle of the window or at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert stands.
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom of the window.
    case actionSheet = 0
    /// In the middle of the window.
    case alert = 1
  }

  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private var storedStyle = Style.actionSheet
  private lazy var alertView = AlertView(controller: self)
  private var isAnswered = false

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - message: The text below the title, or nil.
  ///   - preferredStyle: Where it stands.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  /// Makes an empty alert at the bottom.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not read.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Makes an empty alert at the bottom.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  // MARK: - Content

  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The text below the title, or nil.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// Where the alert stands.
  open var preferredStyle: Style { storedStyle }

  /// How serious it is; it looks the same.
  open var severity = UIAlertControllerSeverity.default

  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The choice that stands out and that the Return key takes, or nil.
  open var preferredAction: UIAlertAction? {
    didSet { contentDidChange() }
  }

  /// Adds a choice.
  ///
  /// - Parameter action: The choice; there is at most one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      return reportMisuse("addAction(_:): there is a choice that cancels already")
    }
    storedActions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The text fields, or nil when there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field; only alerts in the middle have them.
  ///
  /// - Parameter configurationHandler: Called with the field. Default nil.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard storedStyle == .alert else {
      return reportMisuse("addTextField(configurationHandler:): only alerts have text fields")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.clearButtonMode = .never
    field.onReturn = { [weak self, weak field] in
      if let field { self?.returnPressed(in: field) }
    }
    storedFields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    alertView.rebuild()
    view.setNeedsLayout()
    presentationController?.containerView?.setNeedsLayout()
  }

  // MARK: - The view

  open override func loadView() {
    alertView.rebuild()
    view = alertView
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in storedFields { field.resignFirstResponder() }
  }

  override func makeOwnPresentationController(
    presenting source: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: source)
  }

  open override var preferredContentSize: CGSize {
    get { alertView.sizeThatFits(UIScreen.main.bounds.size) }
    set {}
  }

  // MARK: - Choosing

  /// Goes away, and then does what a choice says.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered else { return }
    isAnswered = true
    guard let presenter = presentingViewController else { return action.perform() }
    presenter.dismiss(animated: true) { [weak self] in
      self?.isAnswered = false
      action.perform()
    }
  }

  /// Takes the choice that cancels, as a tap beside an action sheet does.
  func cancel() {
    if let action = storedActions.first(where: { $0.style == .cancel }) {
      choose(action)
    } else if storedStyle == .actionSheet {
      presentingViewController?.dismiss(animated: true)
    }
  }

  /// Whether a choice stands out.
  func standsOut(_ action: UIAlertAction) -> Bool {
    preferredAction.map { $0 === action } ?? (action.style == .cancel)
  }

  /// The choice that the Return key takes: the preferred one, or the only one besides one that cancels, or the
  /// first usual one, or the only one at all.
  private var returnAction: UIAlertAction? {
    let others = storedActions.filter { $0.style != .cancel }
    return preferredAction ?? (others.count == 1 ? others.first : nil)
      ?? others.first { $0.style == .default }
      ?? (storedActions.count == 1 ? storedActions.first : nil)
  }

  /// Goes on to the next field, or takes a choice after the last one.
  private func returnPressed(in field: UITextField) {
    guard let index = storedFields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < storedFields.count {
      storedFields[index + 1].becomeFirstResponder()
    } else if let action = returnAction {
      choose(action)
    }
  }

  /// Takes the choice that stands out by Return, and cancels by Escape.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    if keys.contains(.keyboardEscape) { return cancel() }
    let isReturn = keys.contains(.keyboardReturnOrEnter) || keys.contains(.keypadEnter)
    if isReturn, let action = returnAction {
      return choose(action)
    }
    super.pressesBegan(presses, with: event)
  }
}
