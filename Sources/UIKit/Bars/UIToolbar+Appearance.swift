import QuartzCore

extension UIToolbar {
  func recordStandardAppearance() {
    let look = standardAppearance
    recordAppearance(
      of: UIToolbar.self,
      key: "standardAppearance",
      isUntouched: { !$0.hasAppearance },
      isShown: { $0.standardAppearance === look },
      apply: { $0.standardAppearance = look }
    )
  }
}
