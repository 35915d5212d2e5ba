import UIKit

/// The shared transition, and what concerns all transitions.
@preconcurrency @MainActor public enum Hero {
  /// The transition that enabled view controllers use; each World has its own.
  public static var shared: HeroTransition {
    World.current[SharedTransitionKey.self].transition
  }

  /// The plugins of every transition, in order; a new instance is made for each.
  ///
  /// > Compatibility: a name of early releases; `HeroPlugin.enable()` edits the same list.
  public static var enabledPlugins: [HeroPlugin.Type] {
    get { World.current[SharedTransitionKey.self].plugins }
    set { World.current[SharedTransitionKey.self].plugins = newValue }
  }

  /// Is told what is wrong with a modifier or animation string that was set; nil prints it.
  ///
  /// The second argument is the text.
  public static var diagnosticHandler: (([HeroDiagnostic], String) -> Void)? {
    get { World.current[SharedTransitionKey.self].diagnosticHandler }
    set { World.current[SharedTransitionKey.self].diagnosticHandler = newValue }
  }

  static func report(_ diagnostics: [HeroDiagnostic], in text: String) {
    guard !diagnostics.isEmpty else { return }
    if let diagnosticHandler { return diagnosticHandler(diagnostics, text) }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      World.current.report(
        CompatibilityIssue(message: diagnostic.description, context: "“\(text)”")
      )
    }
  }
}

/// What Hero keeps in a World.
final class HeroWorldState {
  private var made: HeroTransition?
  var plugins: [HeroPlugin.Type] = []
  var diagnosticHandler: (([HeroDiagnostic], String) -> Void)?

  // A World may end in the middle of a transition, which then holds view controllers that hold it.
  isolated deinit {
    made?.runner.stop()
    made?.clear()
  }

  var transition: HeroTransition {
    if let made { return made }
    let new = HeroTransition()
    made = new
    return new
  }
}

nonisolated enum SharedTransitionKey: WorldKey {
  // A World is used on the main actor only, so its values are made there as well.
  static func makeValue() -> HeroWorldState {
    MainActor.assumeIsolated { HeroWorldState() }
  }
}
