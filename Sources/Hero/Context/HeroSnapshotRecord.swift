import UIKit

/// The stand-in of a view, and how to undo it.
final class HeroSnapshotRecord {
  let view: UIView
  let snapshot: UIView
  /// The view that the stand-in's parent stands for; coordinates are the same in both.
  let base: UIView
  let isGlobal: Bool
  /// What fills the stand-in, when it is a picture in a wrapper.
  var content: UIView?
  /// Whether what fills it is a live copy rather than a picture.
  var isLiveCopy = false
  /// How the view was, when it stands in for itself.
  var original: Original?

  init(view: UIView, snapshot: UIView, base: UIView, isGlobal: Bool) {
    self.view = view
    self.snapshot = snapshot
    self.base = base
    self.isGlobal = isGlobal
  }

  /// Whether the view stands in for itself.
  var isLive: Bool { view === snapshot }

  /// The place and looks of a view that stands in for itself.
  struct Original {
    let superview: UIView?
    let index: Int
    let geometry: [(layer: CALayer, geometry: HeroLayerGeometry)]
    let looks: HeroLayerLooks
  }
}

/// Where a layer is.
struct HeroLayerGeometry: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var anchorPoint: CGPoint
  var transform: CATransform3D

  init(of layer: CALayer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    transform = layer.transform
  }

  func apply(to layer: CALayer) {
    layer.anchorPoint = anchorPoint
    layer.bounds = bounds
    layer.position = position
    layer.transform = transform
  }

  static func == (lhs: HeroLayerGeometry, rhs: HeroLayerGeometry) -> Bool {
    lhs.position == rhs.position && lhs.bounds == rhs.bounds
      && lhs.anchorPoint == rhs.anchorPoint
      && CATransform3DEqualToTransform(lhs.transform, rhs.transform)
  }
}

/// What of a layer's looks a transition may change.
struct HeroLayerLooks {
  private let opacity: Float
  private let cornerRadius: CGFloat
  private let zPosition: CGFloat
  private let backgroundColor: CGColor?
  private let borderWidth: CGFloat
  private let borderColor: CGColor?
  private let masksToBounds: Bool
  private let contentsRect: CGRect
  private let contentsScale: CGFloat
  private let shadow: HeroLayerShadow

  init(of layer: CALayer) {
    opacity = layer.opacity
    cornerRadius = layer.cornerRadius
    zPosition = layer.zPosition
    backgroundColor = layer.backgroundColor
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    masksToBounds = layer.masksToBounds
    contentsRect = layer.contentsRect
    contentsScale = layer.contentsScale
    shadow = HeroLayerShadow(of: layer)
  }

  func apply(to layer: CALayer) {
    layer.opacity = opacity
    layer.cornerRadius = cornerRadius
    layer.zPosition = zPosition
    layer.backgroundColor = backgroundColor
    layer.borderWidth = borderWidth
    layer.borderColor = borderColor
    layer.masksToBounds = masksToBounds
    layer.contentsRect = contentsRect
    layer.contentsScale = contentsScale
    shadow.apply(to: layer)
  }
}

/// The shadow of a layer.
struct HeroLayerShadow {
  private let color: CGColor?
  private let opacity: Float
  private let offset: CGSize
  private let radius: CGFloat
  private let path: CGPath?

  init(of layer: CALayer) {
    color = layer.shadowColor
    opacity = layer.shadowOpacity
    offset = layer.shadowOffset
    radius = layer.shadowRadius
    path = layer.shadowPath
  }

  func apply(to layer: CALayer) {
    layer.shadowColor = color
    layer.shadowOpacity = opacity
    layer.shadowOffset = offset
    layer.shadowRadius = radius
    layer.shadowPath = path
  }
}
