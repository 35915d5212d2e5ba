/// The device that the app runs on.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The name of the system.
  public let systemName = "Linux"
  /// The version of iOS whose behaviour is followed.
  public let systemVersion = "17.0"
  /// The name of the device.
  public let model = "Stagecraft"
  /// How the device is held, as the screen's shape tells.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
