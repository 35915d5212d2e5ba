import QuartzCore

extension UINavigationBar {
  func recordStandardAppearance() {
    let look = standardAppearance
    recordAppearance(
      of: UINavigationBar.self,
      key: "standardAppearance",
      isUntouched: { !$0.hasAppearance },
      isShown: { $0.standardAppearance === look },
      apply: { $0.standardAppearance = look }
    )
  }

  func recordBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    recordAppearance(
      of: UINavigationBar.self,
      key: "backgroundImage \(metrics.rawValue)",
      isUntouched: { $0.backgroundImage(for: metrics) == nil },
      isShown: { $0.backgroundImage(for: metrics) === image },
      apply: { $0.setBackgroundImage(image, for: metrics) }
    )
  }
}
