/// Why a symbol is missing, differs, or is counted apart.
package enum CensusReason {
  /// What stands apart: nothing that a library for code could offer.
  static func apart(_ row: CensusRow) -> String? {
    if row.kind == "language" { return "language" }
    if row.kind.hasPrefix("legacy") { return "legacy spelling" }
    if row.symbol.hasPrefix(".init(") { return "language" }
    let spellings = [
      "ParentViewController(", "toParentViewController", "addChildViewController",
      "bringSubview(toFront:)", "sendSubview(toBack:)",
    ]
    if spellings.contains(where: row.symbol.contains) { return "legacy spelling" }
    let storyboards = [
      "UIStoryboard", "UINib", "awakeFromNib", "instantiateViewController", "performSegue",
      "prepare(for:)", "prepare(for:sender:)", "UIViewController.storyboard", "unwind",
      "init(coder:)", "nibName",
      "Bundle.loadNibNamed", "shouldPerformSegue",
    ]
    return storyboards.contains(where: row.symbol.contains) ? "storyboard or nib" : nil
  }

  /// What is not there at all: a type with its members, or one member; and why.
  package static let missing: KeyValuePairs = [
    "UISplitViewController": "a phone shows its columns one by one: use a navigation controller",
    "UIDatePicker": "there are neither wheels nor calendars yet: show a menu, a list or a field",
    "UIPickerView": "there are no wheels yet: show a menu, a list or segments",
    "UIContextMenuInteraction": "menus open out of buttons and bar items only",
    "UIHostingController": "SwiftUI is not part of this engine",
    "UIView.prepareForInterfaceBuilder": "there is no Interface Builder that would call it",
    "class_getInstanceMethod": noRuntime,
    "method_exchangeImplementations": noRuntime,
    "Method": noRuntime,
    "NSObject.setValue": noKeyValueCoding,
    "NSObject.value": noKeyValueCoding,
  ]

  private static let noRuntime =
    "Linux has no Objective-C runtime whose methods could be exchanged; override the method, or use"
    + " the hook CALayer.willAddAnimation"

  private static let noKeyValueCoding =
    "Linux's NSObject has no key-value coding; layers, animations and transactions have their own"

  /// What is there and does something else than on iOS: a type with its members, or one member.
  package static let different: KeyValuePairs = [
    "UIApplicationDelegate.main": "the delegate must inherit from NSObject, so that it can be made",
    "CATextLayer.font": "its type is Any?, so that a String needs no bridge to Core Foundation",
    "CATiledLayer": "the layer is drawn in one piece",
  ]

  /// Why there is no such declaration, or nil when no reason is known.
  static func missing(_ symbol: String) -> String? { reason(for: symbol, in: missing) }

  /// What a declaration that is there does otherwise than on iOS.
  static func different(_ symbol: String) -> String? { reason(for: symbol, in: different) }

  private static func reason(
    for symbol: String,
    in reasons: KeyValuePairs<String, String>
  ) -> String? {
    let matches = { (key: String) in
      symbol == key || symbol.hasPrefix(key + ".") || symbol.hasPrefix(key + "(")
    }
    return reasons.first { matches($0.key) }?.value
  }
}
