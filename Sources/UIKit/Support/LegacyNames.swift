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
