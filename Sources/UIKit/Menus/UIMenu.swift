import QuartzCore

/// A group of entries: actions, commands and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public let identifier: Identifier
  /// How the menu shows.
  public let options: Options
  /// The entries, in order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - subtitle: A line of smaller text below the title, where the menu is an entry itself.
  ///   - image: The picture, where the menu is an entry itself.
  ///   - identifier: What tells menus apart; nil makes a fresh one.
  ///   - options: How the menu shows.
  ///   - children: The entries, in order.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other entries.
  ///
  /// - Parameter newChildren: The entries, in order.
  /// - Returns: The menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The entries that show as chosen, those of menus inside included.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions, those of menus inside included.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.actions }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// Marks an action as the chosen one where the menu that holds it lets one be chosen.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isSingle: Whether a menu around this one lets one be chosen of all.
  func select(_ action: UIAction, isSingle: Bool = false) {
    guard isSingle || options.contains(.singleSelection) else {
      for case let menu as UIMenu in children { menu.select(action) }
      return
    }
    let all = actions
    guard all.contains(action) else { return }
    for other in all { other.state = other === action ? .on : .off }
  }
}
