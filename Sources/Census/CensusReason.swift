/// Why a symbol is missing, differs, or is counted apart.
enum CensusReason {
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
      "prepare(for:)", "UIViewController.storyboard", "unwind", "init(coder:)", "nibName",
      "Bundle.loadNibNamed", "shouldPerformSegue",
    ]
    return storyboards.contains(where: row.symbol.contains) ? "storyboard or nib" : nil
  }

  /// Why there is no such declaration, by the beginning of the symbol.
  static func missing(_ symbol: String) -> String {
    let reasons = [
      ("UIDynamic", "physics of views (UIKit Dynamics) is not part of transitions"),
      ("UIPushBehavior", "physics of views (UIKit Dynamics) is not part of transitions"),
      ("UISplitViewController", "the stage is a phone; split views are not built"),
    ]
    return reasons.first { symbol.hasPrefix($0.0) }?.1 ?? "not built"
  }

  /// What a declaration that is there does otherwise than on iOS.
  static func different(_ symbol: String) -> String? {
    let reasons = [
      "CAEmitterLayer": "the values are kept, but no particles are drawn",
      "CAEmitterCell": "the values are kept, but no particles are drawn",
      "CATiledLayer": "the layer is drawn in one piece",
    ]
    return reasons.first { symbol == $0.key || symbol.hasPrefix($0.key + ".") }?.value
  }
}
