import QuartzCore
public import UIKit

/// A sample screen flow that the stage shows: its name, what triggers it has, and how to make it.
///
/// A scene is made anew for every run, in the `World` of that run, so nothing of one run leaks into the next.
public struct StageScene {
  /// One made scene: its screens and how to set it in motion.
  public struct Stage {
    /// The controller that fills the stage's window.
    public let rootViewController: UIViewController
    /// The window that an app made for itself, or nil when the stage makes one.
    let window: UIWindow?
    /// Starts a transition, as the scene's own button does.
    public let perform: (SceneTrigger) -> Void
    /// The transition that can follow a finger, or nil when the scene has none.
    public let interaction: SceneInteraction?

    /// Makes a stage.
    public init(
      rootViewController: UIViewController,
      interaction: SceneInteraction? = nil,
      perform: @escaping (SceneTrigger) -> Void
    ) {
      self.rootViewController = rootViewController
      self.interaction = interaction
      self.perform = perform
      window = nil
    }

    /// Launches an app, which makes its own window.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate; launching must give it a window with a root.
    ///   - perform: Starts a transition of the root controller.
    public init(
      application delegate: any UIApplicationDelegate,
      perform: @escaping (SceneTrigger, UIViewController) -> Void
    ) {
      UIApplication.shared.launch(with: delegate)
      if delegate.window?.rootViewController == nil {
        World.current.report(
          CompatibilityIssue(
            message: "The app has launched without a window that has a root view controller.",
            context: "\(type(of: delegate))"
          )
        )
      }
      let root = delegate.window?.rootViewController ?? UIViewController()
      window = delegate.window
      rootViewController = root
      interaction = nil
      self.perform = { [weak root] trigger in
        if let root { perform(trigger, root) }
      }
    }
  }

  /// A plugin of the scene's own that can be switched on and off.
  public struct Plugin {
    /// What the switch says.
    public let title: String
    /// Switches the plugin on or off for transitions that start from now on in the current `World`.
    public let setEnabled: (Bool) -> Void

    /// Makes a plugin's description.
    public init(title: String, setEnabled: @escaping (Bool) -> Void) {
      self.title = title
      self.setEnabled = setEnabled
    }
  }

  /// The name on the command line, such as `city-guide`.
  public let name: String
  /// The name that people read.
  public let title: String
  /// What the scene shows, in a few words.
  public let subtitle: String
  /// What can be triggered; the first one is the default.
  ///
  /// A scene in which nothing moves has none.
  public let triggers: [SceneTrigger]
  /// The size, in points, that pictures of the scene have when no phone is named; nil for the usual phone.
  public let canvas: CGSize?
  /// The `accessibilityIdentifier` of the view whose modifiers are edited first; nil when the scene does not
  /// use Hero, so that modifiers have no meaning in it.
  public let editedView: String?
  /// The scene's own plugin, or nil.
  public let plugin: Plugin?
  /// What animates the transitions of a scene that does not use Hero, as a sentence without its stop; nil
  /// when there is nothing to say.
  public let animation: String?
  /// Whether every click on the stage is the scene's alone, since it has content of its own to touch.
  ///
  /// A click that meets nothing is nothing then, as on a phone. Default false: such a click starts the
  /// scene's transition, leads back, or turns a running one around.
  public let takesEveryClick: Bool
  /// What a person can try in the scene, a sentence each.
  public let notes: [String]
  /// Makes the scene's screens.
  public let make: () -> Stage

  /// Makes a scene.
  public init(
    name: String,
    title: String,
    subtitle: String,
    triggers: [SceneTrigger],
    canvas: CGSize? = nil,
    editedView: String? = nil,
    plugin: Plugin? = nil,
    animation: String? = nil,
    takesEveryClick: Bool = false,
    notes: [String] = [],
    make: @escaping () -> Stage
  ) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.triggers = triggers
    self.canvas = canvas
    self.editedView = editedView
    self.plugin = plugin
    self.animation = animation
    self.takesEveryClick = takesEveryClick
    self.notes = notes
    self.make = make
  }
}
