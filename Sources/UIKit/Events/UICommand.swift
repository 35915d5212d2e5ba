/// A menu entry that performs an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// What is performed.
  public let action: Selector
  /// What the app wants to know about the command; not read.
  public let propertyList: Any?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// Whether the command is off, a danger, or hidden.
  open var attributes: Attributes = []
  /// Whether the command shows as chosen.
  open var state: State = .off

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - image: The picture.
  ///   - action: What is performed.
  ///   - propertyList: What the app wants to know about the command.
  ///   - discoverabilityTitle: A longer title.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
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
}
