/// A closure with a name, which controls and menus perform.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public let identifier: Identifier
  /// Who performs the action now.
  public private(set) var sender: Any?
  /// Whether the action is off, a danger, or hidden.
  public var attributes: Attributes = []
  /// Whether the action shows as chosen.
  public var state: State = .off
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - image: The picture.
  ///   - identifier: What tells actions apart; nil makes a fresh one.
  ///   - attributes: Whether the action is off, a danger, or hidden.
  ///   - state: Whether the action shows as chosen.
  ///   - handler: What is done.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
