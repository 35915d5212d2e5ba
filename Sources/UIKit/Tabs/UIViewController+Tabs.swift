import QuartzCore

extension UIViewController {
  /// What a tab bar shows for the controller; made from its title when it is first asked for.
  public var tabBarItem: UITabBarItem {
    get {
      let key = ObjectIdentifier(UITabBarItem.self)
      if let item = attachments[key] as? UITabBarItem { return item }
      let item = UITabBarItem(title: defaultTabTitle, image: nil, tag: 0)
      attachments[key] = item
      return item
    }
    set { attachments[ObjectIdentifier(UITabBarItem.self)] = newValue }
  }

  /// The controller's item if one was made.
  var tabBarItemIfMade: UITabBarItem? {
    attachments[ObjectIdentifier(UITabBarItem.self)] as? UITabBarItem
  }

  /// The tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? {
    var ancestor = storedParent
    while let candidate = ancestor {
      if let tabs = candidate as? UITabBarController { return tabs }
      ancestor = candidate.storedParent
    }
    return nil
  }

  private var defaultTabTitle: String? {
    title ?? (self as? UINavigationController)?.stack.first?.title
  }
}
