public import CoreGraphics

// Drawing happens on the main actor; classes such as UIColor that draw are free of actors, as on iOS.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context that drawing goes to, or nil outside drawing.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  // Whoever draws runs on the main actor.
  let box: Unchecked<CGContext?> = MainActor.assumeIsolated {
    Unchecked(UIKitState.current.drawingContexts.last?.materialized())
  }
  return box.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIKitState.current.drawingContexts.append(DrawingTarget(context: context, scale: 1))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns to the context before the last push.
public func UIGraphicsPopContext() {
  _ = UIKitState.current.drawingContexts.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a picture of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a picture.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether nothing is transparent.
///   - scale: Pixels per point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let target = DrawingTarget(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale > 0 ? scale : UIScreen.main.scale,
    isOpaque: opaque
  )
  UIKitState.current.drawingContexts.append(target)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what was drawn since the picture was started.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let target = UIKitState.current.drawingContexts.last, target.materialized() != nil else {
    return nil
  }
  return target.makeImage().map { UIImage(cgImage: $0, scale: target.scale, orientation: .up) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture.
public func UIGraphicsEndImageContext() {
  _ = UIKitState.current.drawingContexts.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes a rectangle in the current context, one point wide, inside it.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
