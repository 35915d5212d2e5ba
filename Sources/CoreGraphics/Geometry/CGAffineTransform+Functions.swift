// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that leaves every point where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform of its six entries.
public func CGAffineTransformMake(
  _ a: CGFloat,
  _ b: CGFloat,
  _ c: CGFloat,
  _ d: CGFloat,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a shift.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale about the origin.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation about the origin by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a shift followed by a transform.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale followed by a transform.
public func CGAffineTransformScale(
  _ t: CGAffineTransform,
  _ sx: CGFloat,
  _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation followed by a transform.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the first transform followed by the second one.
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> CGAffineTransform {
  t1.concatenating(t2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that undoes another one, or that one when nothing undoes it.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
  t.inverted()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform leaves every point where it is.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
  t.isIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two transforms are equal.
public func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> Bool {
  t1 == t2
}
