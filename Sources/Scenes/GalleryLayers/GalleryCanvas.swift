import UIKit

/// What a cell of the gallery draws on: a layer, with the words for the layers that go into it.
struct GalleryCanvas {
  /// The layer that everything goes into.
  let layer: CALayer
  /// The view that the layer belongs to, for views that go in front of it.
  let view: UIView

  var size: CGSize { layer.bounds.size }
  var center: CGPoint { CGPoint(x: layer.bounds.midX, y: layer.bounds.midY) }

  /// Adds a plain layer.
  @discardableResult
  func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: UIColor?,
    radius: CGFloat = 0,
    in parent: CALayer? = nil
  ) -> CALayer {
    let box = CALayer()
    box.frame = CGRect(x: x, y: y, width: width, height: height)
    box.backgroundColor = color?.cgColor
    box.cornerRadius = radius
    (parent ?? layer).addSublayer(box)
    return box
  }

  /// Adds a disc around a point.
  @discardableResult
  func disc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ color: UIColor,
    in parent: CALayer? = nil
  ) -> CALayer {
    box(
      center.x - radius,
      center.y - radius,
      radius * 2,
      radius * 2,
      color,
      radius: radius,
      in: parent
    )
  }

  /// Adds a line along a path, without a fill.
  @discardableResult
  func line(
    _ path: UIBezierPath,
    _ color: UIColor,
    width: CGFloat = 1,
    dashes: [NSNumber]? = nil,
    in parent: CALayer? = nil
  ) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.frame = (parent ?? layer).bounds
    line.path = path.cgPath
    line.fillColor = nil
    line.strokeColor = color.cgColor
    line.lineWidth = width
    line.lineDashPattern = dashes
    (parent ?? layer).addSublayer(line)
    return line
  }

  /// Adds a dashed outline that says where something was.
  func ghost(_ rect: CGRect, radius: CGFloat = 0, in parent: CALayer? = nil) {
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius)
    line(path, GalleryInk.guide, dashes: [3, 2], in: parent)
  }

  /// Adds a layer that shows a picture.
  @discardableResult
  func picture(
    _ image: UIImage,
    _ rect: CGRect,
    in parent: CALayer? = nil
  ) -> CALayer {
    let picture = box(rect.minX, rect.minY, rect.width, rect.height, nil, in: parent)
    picture.contents = image.cgImage
    picture.contentsScale = image.scale
    return picture
  }

  /// Adds a line of text, centred at a point.
  @discardableResult
  func text(
    _ string: String,
    _ center: CGPoint,
    size: CGFloat,
    _ color: UIColor,
    weight: UIFont.Weight = .semibold,
    in parent: CALayer? = nil
  ) -> CATextLayer {
    let width = ceil(size * CGFloat(string.count)) + 8
    let height = ceil(size * 1.25)
    let text = CATextLayer()
    text.frame = CGRect(
      x: center.x - width / 2,
      y: center.y - height / 2,
      width: width,
      height: height
    )
    text.string = string
    text.font = UIFont.systemFont(ofSize: size, weight: weight)
    text.fontSize = size
    text.foregroundColor = color.cgColor
    text.alignmentMode = .center
    text.contentsScale = 4
    (parent ?? layer).addSublayer(text)
    return text
  }

  /// Adds a layer as large as the canvas, whose sublayers share a perspective.
  func space(distance: CGFloat, at center: CGPoint? = nil) -> CALayer {
    let space = CALayer()
    space.bounds = layer.bounds
    space.position = center ?? self.center
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    space.sublayerTransform = perspective
    layer.addSublayer(space)
    return space
  }

  /// Returns a turn about an axis.
  static func turn(_ degrees: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
  }

  /// Returns a turn about an axis, seen from a distance.
  static func turn(
    _ degrees: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat,
    distance: CGFloat
  ) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, degrees * .pi / 180, x, y, z)
  }
}
