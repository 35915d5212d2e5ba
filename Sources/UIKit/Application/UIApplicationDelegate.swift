/// An object that is told about the life of the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Tells the delegate that the app was launched.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether the app can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app came to the front.
  ///
  /// - Parameter application: The app.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app is about to leave the front.
  ///
  /// - Parameter application: The app.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app left the front.
  ///
  /// - Parameter application: The app.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app is about to come to the front.
  ///
  /// - Parameter application: The app.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to end.
  ///
  /// - Parameter application: The app.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The app's window, which a delegate may keep.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// Lets the app go on.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
