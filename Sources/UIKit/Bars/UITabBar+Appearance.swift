import QuartzCore

extension UITabBar {
  func recordStandardAppearance() {
    let look = standardAppearance
    recordAppearance(
      of: UITabBar.self,
      key: "standardAppearance",
      isUntouched: { !$0.hasAppearance },
      isShown: { $0.standardAppearance === look },
      apply: { $0.standardAppearance = look }
    )
  }
}
