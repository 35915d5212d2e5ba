import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Launches an app and shows it until its window is closed.
///
/// > Compatibility: the names are found among the classes of the program; a principal class is not made. Who
/// > shows the app is the host that is linked into the program beside this module.
///
/// - Parameters:
///   - argc: How many arguments the program has.
///   - argv: The arguments.
///   - principalClassName: The name of the app's class; nil means `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass(_:)` returns it.
/// - Returns: The exit status of the program.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let delegate = NSClassFromString(name) as? any (NSObject & UIApplicationDelegate).Type
  else {
    let name = delegateClassName ?? "nil"
    return ApplicationLauncher.fail("There is no class \(name) that is an app's delegate.")
  }
  return ApplicationLauncher.launch(delegate)
}

extension UIApplicationDelegate where Self: NSObject {
  /// Launches the app whose delegate this is; `@main` calls it.
  public static func main() {
    let status = ApplicationLauncher.launch(Self.self)
    if status != 0 { exit(status) }
  }
}
