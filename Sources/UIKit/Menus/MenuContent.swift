import QuartzCore

/// What one level of an open menu shows: rows in sections.
struct MenuContent {
  /// Entries between thick lines, which may have a title.
  struct Section {
    var title: String?
    var entries: [Entry] = []
  }

  /// What one row shows, and does.
  enum Entry {
    case action(UIAction)
    case command(UICommand)
    case menu(UIMenu)
    /// The title of an open menu inside another one; it closes it.
    case header(UIMenu)
    /// A place for entries that are not known yet.
    case loading
  }

  private(set) var sections: [Section] = []

  /// Lists what a menu shows.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isInner: Whether it opened out of another one, so that its title closes it.
  ///   - deferred: Returns the entries of a deferred element, or nil while they are not known.
  init(_ menu: UIMenu, isInner: Bool, deferred: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    if isInner { sections.append(Section(entries: [.header(menu)])) }
    append(menu.children, title: isInner ? nil : menu.title, deferred)
  }

  private mutating func append(
    _ elements: [UIMenuElement],
    title: String?,
    _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) {
    var open = Section(title: title?.isEmpty == false ? title : nil)
    for element in Self.expand(elements, deferred) {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        close(&open)
        append(menu.children, title: menu.title, deferred)
      } else {
        open.entries.append(Self.entry(element))
      }
    }
    close(&open)
  }

  private mutating func close(_ section: inout Section) {
    if !section.entries.isEmpty || section.title != nil { sections.append(section) }
    section = Section()
  }

  /// Puts what is known of deferred elements in their places, and leaves hidden elements out.
  private static func expand(
    _ elements: [UIMenuElement],
    _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let element = element as? UIDeferredMenuElement, let known = deferred(element) {
        return expand(known, deferred)
      }
      return isHidden(element) ? [] : [element]
    }
  }

  private static func isHidden(_ element: UIMenuElement) -> Bool {
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    return attributes?.contains(.hidden) ?? false
  }

  private static func entry(_ element: UIMenuElement) -> Entry {
    switch element {
    case let action as UIAction: .action(action)
    case let command as UICommand: .command(command)
    case let menu as UIMenu: .menu(menu)
    default: .loading
    }
  }

  /// Whether rows keep a column free for marks and arrows.
  var hasMarks: Bool { sections.contains { $0.entries.contains(where: \.needsMark) } }
}

extension MenuContent.Entry {
  var element: UIMenuElement? {
    switch self {
    case .action(let action): action
    case .command(let command): command
    case .menu(let menu), .header(let menu): menu
    case .loading: nil
    }
  }

  var attributes: UIMenuElement.Attributes {
    switch self {
    case .action(let action): action.attributes
    case .command(let command): command.attributes
    case .menu(let menu), .header(let menu):
      menu.options.contains(.destructive) ? .destructive : []
    case .loading: .disabled
    }
  }

  var state: UIMenuElement.State {
    switch self {
    case .action(let action): action.state
    case .command(let command): command.state
    default: .off
    }
  }

  /// The arrow of a menu stands where the picture would, or before the title beside a picture.
  var hasLeadingArrow: Bool {
    if case .menu(let menu) = self { return menu.image != nil }
    return false
  }

  var needsMark: Bool { state != .off || hasLeadingArrow }
}
