public import UIKit

extension UIView: HeroCompatible {}

extension HeroExtension where Base: UIView {
  /// The id by which the view is matched with one of the other side.
  public var id: String? {
    get { base.existingHeroAttributes?.id }
    set { base.heroAttributes.id = newValue }
  }

  /// Whether the view and everything in it takes part; default true.
  public var isEnabled: Bool {
    get { base.existingHeroAttributes?.isEnabled ?? true }
    set { base.heroAttributes.isEnabled = newValue }
  }

  /// Whether what is in the view takes part; default true.
  public var isEnabledForSubviews: Bool {
    get { base.existingHeroAttributes?.isEnabledForSubviews ?? true }
    set { base.heroAttributes.isEnabledForSubviews = newValue }
  }

  /// How the view takes part; an empty list lets a cascade delay it, nil does not.
  public var modifiers: [HeroModifier]? {
    get { base.existingHeroAttributes?.modifiers }
    set { base.heroAttributes.modifiers = newValue }
  }

  /// The modifiers as text, such as `fade translate(0, 100)`.
  ///
  /// Setting it replaces the modifiers: unknown names are passed over, and a text that cannot be
  /// read leaves none. Either is told to ``Hero/diagnosticHandler`` and kept in
  /// `modifierDiagnostics`.
  ///
  /// > Compatibility: reading gives the last text that was set; in upstream it is a fatal error.
  public var modifierString: String? {
    get { base.existingHeroAttributes?.modifierString }
    set { base.setHeroModifierString(newValue) }
  }

  /// What was wrong with the last `modifierString`, errors first.
  public var modifierDiagnostics: [HeroDiagnostic] {
    base.existingHeroAttributes?.diagnostics ?? []
  }
}

extension UIView {
  fileprivate func setHeroModifierString(_ text: String?) {
    let attributes = heroAttributes
    attributes.modifierString = text
    guard let text else {
      attributes.modifiers = nil
      attributes.diagnostics = []
      return
    }
    let parsed = ModifierString.parse(text)
    attributes.diagnostics = parsed.diagnostics
    attributes.modifiers = parsed.hasSyntaxError ? nil : parsed.plan.modifiers
    Hero.report(parsed.diagnostics, in: text)
  }
}

// The names of earlier releases.
extension UIView {
  /// The id by which the view is matched with one of the other side.
  public var heroID: String? {
    get { hero.id }
    set { hero.id = newValue }
  }

  /// Whether the view and everything in it takes part; default true.
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { hero.isEnabled = newValue }
  }

  /// Whether what is in the view takes part; default true.
  public var isHeroEnabledForSubviews: Bool {
    get { hero.isEnabledForSubviews }
    set { hero.isEnabledForSubviews = newValue }
  }

  /// How the view takes part.
  public var heroModifiers: [HeroModifier]? {
    get { hero.modifiers }
    set { hero.modifiers = newValue }
  }

  /// The modifiers as text, such as `fade translate(0, 100)`.
  public var heroModifierString: String? {
    get { hero.modifierString }
    set { hero.modifierString = newValue }
  }
}

extension UIView {
  /// The view and what is in it, from the outside in, as far as Hero is concerned.
  var heroFlattened: [UIView] {
    var views: [UIView] = []
    flatten(into: &views)
    return views
  }

  private func flatten(into views: inout [UIView]) {
    let attributes = existingHeroAttributes
    guard attributes?.isEnabled != false else { return }
    views.append(self)
    guard attributes?.isEnabledForSubviews != false else { return }
    for subview in subviews { subview.flatten(into: &views) }
  }

  /// Gives the view the id of another one, or takes its own away when that has none.
  func copyHeroID(of view: UIView) {
    let id = view.existingHeroAttributes?.id
    if id != nil || existingHeroAttributes != nil { heroAttributes.id = id }
  }

  /// Whether the view or a view around it is hidden.
  func isHiddenWithin(_ container: UIView) -> Bool {
    var current: UIView? = self
    while let view = current, view !== container {
      if view.isHidden { return true }
      current = view.superview
    }
    return false
  }
}
