public import Foundation
import QuartzCore

nonisolated extension UIColor {
  /// Makes a colour of the app's assets: a folder `NAME.colorset`, as Xcode writes it.
  ///
  /// - Parameter name: The name; one that is not there is reported, and nil is returned.
  public convenience init?(named name: String) {
    guard let asset = ColorAsset.named(name), let usual = asset.color(isDark: false) else {
      World.current.report(
        CompatibilityIssue(
          message: "there is no colour of this name in the assets",
          context: "UIColor(named: \"\(name)\")"
        )
      )
      return nil
    }
    let dark = asset.color(isDark: true) ?? usual
    self.init { traits in UIColor(cgColor: traits.userInterfaceStyle == .dark ? dark : usual) }
  }

  /// Makes a colour of the app's assets.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Not used: there is one place for assets.
  ///   - traitCollection: The environment whose colour is made, or nil for one that depends on it.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let traitCollection else {
      self.init(named: name)
      return
    }
    guard let color = UIColor(named: name) else { return nil }
    self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
  }
}
