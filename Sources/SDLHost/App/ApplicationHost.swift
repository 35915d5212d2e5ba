import Foundation
import UIKit

/// Shows apps that are programs of their own.
enum ApplicationHost {
  /// Opens a window, launches an app into it and shows it until the window is closed.
  ///
  /// - Parameter make: Makes the app's delegate.
  /// - Returns: The exit status of the program.
  static func run(_ make: () -> any UIApplicationDelegate) -> Int32 {
    do {
      let configuration = WindowConfiguration(
        title: ProcessInfo.processInfo.processName,
        size: ApplicationContent.size,
        minimumSize: ApplicationContent.size
      )
      let host = try WindowHost(configuration)
      guard let content = ApplicationContent(scale: configuration.scale, make: make) else {
        return ApplicationLauncher.fail(
          "The app has launched without a window that has a root view controller."
        )
      }
      host.run(content)
      return 0
    } catch {
      return ApplicationLauncher.fail("\(error.message) \(error.hint)")
    }
  }
}
