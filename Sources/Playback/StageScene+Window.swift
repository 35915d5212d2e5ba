public import UIKit

extension StageScene {
  /// Makes the scene's screens and shows them in a window of a device, in the current `World`.
  ///
  /// - Parameters:
  ///   - device: The phone, whose screen the `World` gets.
  ///   - scale: Pixels per point.
  /// - Returns: The window and what lives in it.
  public func makeWindow(
    on device: StageDevice,
    scale: CGFloat
  ) -> (window: UIWindow, stage: Stage) {
    let bounds = CGRect(origin: .zero, size: device.size)
    UIScreen.main.configure(bounds: bounds, scale: scale, safeAreaInsets: device.safeAreaInsets)
    let stage = make()
    let window = stage.window ?? UIWindow(frame: bounds)
    if window.rootViewController !== stage.rootViewController {
      window.rootViewController = stage.rootViewController
    }
    if !window.isKeyWindow || window.isHidden { window.makeKeyAndVisible() }
    return (window, stage)
  }
}
