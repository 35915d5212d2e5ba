public import Foundation
import UIKit

/// A transition of a scene that follows a finger, driven from code.
///
/// The closures do what the scene's own gesture handler does, so that a scripted interaction and a real
/// one take the same path.
public struct SceneInteraction {
  /// The trigger that the interaction carries out.
  public let trigger: SceneTrigger
  /// Starts the interactive transition at progress 0.
  public let begin: () -> Void
  /// Moves it to a progress from 0 to 1.
  public let update: (CGFloat) -> Void
  /// Lets go, so that the transition runs to its end.
  public let finish: () -> Void
  /// Lets go, so that the transition runs back to its start.
  public let cancel: () -> Void

  /// Makes an interaction from what a gesture handler does.
  public init(
    trigger: SceneTrigger,
    begin: @escaping () -> Void,
    update: @escaping (CGFloat) -> Void,
    finish: @escaping () -> Void,
    cancel: @escaping () -> Void
  ) {
    self.trigger = trigger
    self.begin = begin
    self.update = update
    self.finish = finish
    self.cancel = cancel
  }
}

extension StageScene.Stage {
  /// The built-in swipe from the left edge, if it would pop the screen that is shown.
  var swipe: SceneInteraction? {
    let front = (rootViewController as? UITabBarController)?.selectedViewController
    guard let navigation = (front ?? rootViewController) as? UINavigationController,
      navigation.allowsSwipe
    else { return nil }
    return SceneInteraction(
      trigger: .pop,
      begin: { navigation.beginSwipe() },
      update: { navigation.updateSwipe($0) },
      finish: { navigation.endSwipe(finishes: true) },
      cancel: { navigation.endSwipe(finishes: false) }
    )
  }
}
