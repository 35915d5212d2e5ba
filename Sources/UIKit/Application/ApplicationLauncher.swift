import Foundation

/// What shows an app in a window; the host sets itself when the program is loaded.
package enum ApplicationLauncher {
  // Written once, by the loader, before the program's own code runs; read on the main actor.
  package nonisolated(unsafe) static var host: Host?

  /// Makes the app's delegate when there is a window, shows the app, and returns the program's exit status.
  package typealias Host = @MainActor (_ make: () -> any UIApplicationDelegate) -> Int32

  /// Launches an app and shows it until its window is closed.
  ///
  /// - Parameter type: The class of the app's delegate.
  /// - Returns: The exit status of the program.
  static func launch(_ type: any (NSObject & UIApplicationDelegate).Type) -> Int32 {
    guard let host else {
      return fail(
        "Nothing in this program shows an app: add the product SDLHost to its dependencies."
      )
    }
    return host { make(type) }
  }

  /// Says why an app cannot be shown.
  ///
  /// - Parameter message: The reason.
  /// - Returns: The exit status of the program.
  package static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return 2
  }

  private static func make(
    _ type: any (NSObject & UIApplicationDelegate).Type
  ) -> any UIApplicationDelegate {
    let made = (type as NSObject.Type).make()
    guard let delegate = made as? any UIApplicationDelegate else {
      preconditionFailure("\(type) is no delegate of an app")
    }
    return delegate
  }
}

extension NSObject {
  // NB: as for the cells of tables: `init()` is not required, and the class is known at run time alone.
  @_silgen_name("stagecraft_NSObject_init")
  convenience init(madeWith _: Int) {
    self.init()
  }

  @_silgen_name("stagecraft_NSObject_init")
  private static func allocate(_ nothing: Int) -> NSObject

  /// Makes an object of this class, whichever subclass it is.
  static func make() -> NSObject { allocate(0) }
}
