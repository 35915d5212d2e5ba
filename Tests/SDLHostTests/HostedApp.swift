import UIKit

/// An app with one empty screen; its class must be found by name, so it stands alone.
final class HostedApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var hasEnded = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    hasEnded = true
  }
}
