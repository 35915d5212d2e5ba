/// A closure with a name, which controls and menus perform.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public let identifier: Identifier
  /// Who performs the action now.
  public private(set) var sender: Any?
  /// Whether the action is off, a danger, or hidden.
  open var attributes: Attributes = []
  /// Whether the action shows as chosen.
  open var state: State = .off
  /// A longer title.
  open var discoverabilityTitle: String?
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - subtitle: A line of smaller text below the title.
  ///   - image: The picture.
  ///   - identifier: What tells actions apart; nil makes a fresh one.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: Whether the action is off, a danger, or hidden.
  ///   - state: Whether the action shows as chosen.
  ///   - handler: What is done.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
