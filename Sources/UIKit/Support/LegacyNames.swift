// Names of Swift 4 and before, which much published code still uses.

/// The old name of ``UIView/AnimationOptions``.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of ``UIView/KeyframeAnimationOptions``.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The old name of ``UIView/AutoresizingMask``.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name of ``UIView/ContentMode``.
public typealias UIViewContentMode = UIView.ContentMode
/// The old name of ``UIGestureRecognizer/State``.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The old name of ``UINavigationController/Operation``.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The old name of ``UIControl/Event``.
public typealias UIControlEvents = UIControl.Event
/// The old name of ``UIControl/State``.
public typealias UIControlState = UIControl.State
/// The old name of ``UITouch/Phase``.
public typealias UITouchPhase = UITouch.Phase
/// The old name of ``UIImage/RenderingMode``.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The old name of ``UIImage/Orientation``.
public typealias UIImageOrientation = UIImage.Orientation
/// The old name of ``UIFont/TextStyle``.
public typealias UIFontTextStyle = UIFont.TextStyle

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``CAMediaTimingFillMode/forwards``.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``CAMediaTimingFillMode/backwards``.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``CAMediaTimingFillMode/both``.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``CAMediaTimingFillMode/removed``.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

extension UIView {
  /// The old name of ``bringSubviewToFront(_:)``.
  public func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }

  /// The old name of ``sendSubviewToBack(_:)``.
  public func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }
}

extension UIViewController {
  /// The old name of ``children``.
  public var childViewControllers: [UIViewController] { children }

  /// The old name of ``addChild(_:)``.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The old name of ``removeFromParent()``.
  public func removeFromParentViewController() {
    removeFromParent()
  }

  /// The old name of ``willMove(toParent:)``.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The old name of ``didMove(toParent:)``.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
/// The old name of ``UITableView/Style``.
public typealias UITableViewStyle = UITableView.Style
/// The old name of ``UITableView/ScrollPosition``.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The old name of ``UITableView/RowAnimation``.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The old name of ``UITableViewCell/CellStyle``.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The old name of ``UITableViewCell/SelectionStyle``.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The old name of ``UITableViewCell/AccessoryType``.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The old name of ``UITableViewCell/EditingStyle``.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The old name of ``UITableViewCell/SeparatorStyle``.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The old name of ``UICollectionView/ScrollPosition``.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The old name of ``UICollectionView/ScrollDirection``.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``UITableView/automaticDimension``.
nonisolated public let UITableViewAutomaticDimension = UITableView.automaticDimension
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``UICollectionView/elementKindSectionHeader``.
nonisolated public let UICollectionElementKindSectionHeader = UICollectionView
  .elementKindSectionHeader
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``UICollectionView/elementKindSectionFooter``.
nonisolated public let UICollectionElementKindSectionFooter = UICollectionView
  .elementKindSectionFooter
