/// A place in a menu for entries that are asked for when the menu opens.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var known: [UIMenuElement]?

  /// Makes an element that asks once, and keeps the answer.
  ///
  /// - Parameter elementProvider: Gives the entries to the closure, at once or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, keepsElements: true)
  }

  /// Returns an element that asks each time that the menu opens.
  ///
  /// - Parameter elementProvider: Gives the entries to the closure, at once or later.
  /// - Returns: The element.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    keepsElements: Bool
  ) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", image: nil)
  }

  /// Asks for the entries, and hands them on as soon as they are known.
  func load(_ body: @escaping ([UIMenuElement]) -> Void) {
    if let known { return body(known) }
    provider { [self] elements in
      if keepsElements { known = elements }
      body(elements)
    }
  }
}
