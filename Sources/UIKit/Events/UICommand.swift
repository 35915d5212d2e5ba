/// A menu entry that performs an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// What is performed.
  public let action: Selector
  /// What the app wants to know about the command; not read.
  public let propertyList: Any?
  /// A longer title.
  open var discoverabilityTitle: String?

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
}
