import Hero
import UIKit

/// Which named views a scene's two screens have, and how Hero sees them: learned by running it once.
public struct SceneSurvey {
  /// One named view.
  public struct View: Equatable, Sendable {
    /// The `accessibilityIdentifier`.
    public let name: String
    /// The id by which Hero matches it, or nil.
    public let heroID: String?
    /// The modifier string that the scene gives it, or nil.
    public let string: String?
    /// Whether the view is on the second screen.
    public let isOnSecondScreen: Bool
    /// Whether a view with its id is on the other screen.
    public let isMatched: Bool
  }

  /// The views that take part: second screen first, for its views are edited most.
  public let views: [View]

  /// Runs a scene's forward transition on a clock of its own and looks at both screens.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The phone.
  /// - Throws: `SceneRunError` when the transition does not come to an end.
  public init(of scene: StageScene, device: StageDevice) throws(SceneRunError) {
    guard scene.editedView != nil, let trigger = scene.triggers.first(where: \.isForward) else {
      views = []
      return
    }
    let run = try SceneRun(scene: scene, options: SceneRunOptions(device: device, scale: 1))
    var first: [UIView] = []
    try run.start(trigger) { first = SceneSurvey.named(run) }
    let firstViews = run.world.perform { first.map { SceneSurvey.describe($0) } }
    try run.finish(trigger)
    let secondViews = run.world.perform { SceneSurvey.named(run).map { SceneSurvey.describe($0) } }
    let firstIDs = Set(firstViews.compactMap(\.heroID))
    let secondIDs = Set(secondViews.compactMap(\.heroID))
    views =
      secondViews.map { $0.view(isOnSecondScreen: true, otherIDs: firstIDs) }
      + firstViews.map { $0.view(isOnSecondScreen: false, otherIDs: secondIDs) }
  }

  private struct Description {
    let name: String
    let heroID: String?
    let string: String?

    func view(isOnSecondScreen: Bool, otherIDs: Set<String>) -> View {
      View(
        name: name,
        heroID: heroID,
        string: string,
        isOnSecondScreen: isOnSecondScreen,
        isMatched: heroID.map(otherIDs.contains) ?? false
      )
    }
  }

  private static func describe(_ view: UIView) -> Description {
    Description(
      name: view.accessibilityIdentifier ?? "",
      heroID: view.heroID,
      string: view.heroModifierString
    )
  }

  private static func named(_ run: SceneRun) -> [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      let isHeroView = view.heroID != nil || view.heroModifiers != nil
      if view.accessibilityIdentifier != nil, isHeroView { found.append(view) }
      for subview in view.subviews { collect(subview) }
    }
    run.world.perform { collect(run.window) }
    return found
  }
}
