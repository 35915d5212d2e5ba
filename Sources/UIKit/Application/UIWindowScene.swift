/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen that the scene shows on.
  open var screen: UIScreen { UIScreen.main }
  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The scene's window that receives keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The environment of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
