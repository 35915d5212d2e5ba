import UIKit

/// A stand-in made of a wrapper and what fills it.
struct HeroPicture {
  let wrapper: UIView
  let content: UIView?
  var isLiveCopy = false

  /// Makes the stand-in of a view.
  ///
  /// Corner radius, opacity, border and shadow are left out of the picture; the wrapper shows them.
  static func make(of view: UIView, type: HeroSnapshotType, hasOwnBackground: Bool) -> HeroPicture {
    if type == .optimized, let custom = (view as? any HeroCustomSnapshotView)?.heroSnapshot {
      return HeroPicture(wrapper: custom, content: custom.subviews.first)
    }
    let dress = Dress(of: view.layer)
    defer { dress.putOn(view.layer) }
    Dress.takeOff(view.layer, hasOwnBackground: hasOwnBackground)
    switch type {
    case .optimized where view is UIImageView && !view.hasVisibleSubviews:
      return wrap(imageViewLike(view), bounds: view.bounds, isLiveCopy: true)
    case .optimized where view is UIVisualEffectView:
      return wrap(effectViewLike(view), bounds: view.bounds)
    case .layerRender: return wrap(rendered(view), bounds: view.bounds)
    default:
      let content = view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: view.bounds)
      return wrap(content, bounds: view.bounds)
    }
  }

  /// What a picture is taken without.
  private struct Dress {
    private let cornerRadius: CGFloat
    private let opacity: Float
    private let borderWidth: CGFloat
    private let shadowOpacity: Float
    private let backgroundColor: CGColor?

    init(of layer: CALayer) {
      cornerRadius = layer.cornerRadius
      opacity = layer.opacity
      borderWidth = layer.borderWidth
      shadowOpacity = layer.shadowOpacity
      backgroundColor = layer.backgroundColor
    }

    func putOn(_ layer: CALayer) {
      layer.cornerRadius = cornerRadius
      layer.opacity = opacity
      layer.borderWidth = borderWidth
      layer.shadowOpacity = shadowOpacity
      layer.backgroundColor = backgroundColor
    }

    static func takeOff(_ layer: CALayer, hasOwnBackground: Bool) {
      layer.cornerRadius = 0
      layer.opacity = 1
      layer.borderWidth = 0
      layer.shadowOpacity = 0
      if hasOwnBackground { layer.backgroundColor = nil }
    }
  }

  private static func wrap(
    _ content: UIView,
    bounds: CGRect,
    isLiveCopy: Bool = false
  ) -> HeroPicture {
    let wrapper = HeroSnapshotWrapper(frame: bounds)
    wrapper.isOpaque = false
    wrapper.addSubview(content)
    content.frame = bounds
    return HeroPicture(wrapper: wrapper, content: content, isLiveCopy: isLiveCopy)
  }

  private static func imageViewLike(_ view: UIView) -> UIView {
    let copy = UIImageView(frame: view.bounds)
    guard let original = view as? UIImageView else { return copy }
    copy.image = original.image
    copy.contentMode = original.contentMode
    copy.tintColor = original.tintColor
    copy.layer.backgroundColor = original.layer.backgroundColor
    copy.layer.contentsRect = original.layer.contentsRect
    copy.layer.magnificationFilter = original.layer.magnificationFilter
    copy.layer.minificationFilter = original.layer.minificationFilter
    return copy
  }

  /// A live effect with a picture of the view's content, which an effect alone would lose.
  private static func effectViewLike(_ view: UIView) -> UIView {
    guard let original = view as? UIVisualEffectView else { return UIView(frame: view.bounds) }
    let copy = UIVisualEffectView(effect: original.effect)
    copy.frame = view.bounds
    if let content = original.contentView.snapshotView(afterScreenUpdates: true) {
      content.frame = copy.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      copy.contentView.addSubview(content)
    }
    return copy
  }

  private static func rendered(_ view: UIView) -> UIView {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = view.isOpaque
    format.scale = view.traitCollection.displayScale
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    let image = renderer.image { view.layer.render(in: $0.cgContext) }
    return UIImageView(image: image)
  }
}

extension UIView {
  fileprivate var hasVisibleSubviews: Bool {
    subviews.contains { !$0.isHidden }
  }
}

/// A view whose content always fills it; stand-ins of other views may be added above the content.
final class HeroSnapshotWrapper: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = bounds
  }
}
