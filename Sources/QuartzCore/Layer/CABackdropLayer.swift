/// A layer that shows the pixels behind it, blurred and more or less colourful, below a tint.
///
/// What it shows fills its rounded bounds. The background colour is the tint; contents, border and sublayers
/// come above it as in any layer.
///
/// > Compatibility: it sees everything that was drawn before it, also what lies behind the group, translucent
/// > or masked, that it stands in; on iOS such a group leaves it blind. A fading superlayer therefore fades
/// > the blur with everything else.
package final class CABackdropLayer: CALayer {
  /// The softness of the picture: the standard deviation of its blur, in points.
  ///
  /// Values below 0 count as 0. Default 0. Animated under `backdropRadius`.
  package var blurRadius: CGFloat {
    get { backdrop.blurRadius }
    set { setNumber(newValue, .backdropRadius) }
  }

  /// How colourful the picture is: 0 leaves greys, 1 the colours as they are.
  ///
  /// Values are kept within 0...2 when drawn. Default 1. Animated under `backdropSaturation`.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set { setNumber(newValue, .backdropSaturation) }
  }

  /// The resolution at which the pixels behind are taken, in parts of the screen's, 0...1.
  ///
  /// A small one costs less and blurs by itself; at 1 the compositor takes the coarsest that cannot be told
  /// from the finest. Default 1. Animated under `backdropScale`.
  package var scale: CGFloat {
    get { backdrop.scale }
    set { setNumber(newValue, .backdropScale) }
  }

  package override init() {
    super.init()
    modelState.content = .backdrop(BackdropState())
  }

  package override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .backdrop(BackdropState())
  }

  override func makePresentation() -> CALayer {
    CABackdropLayer()
  }

  private var backdrop: BackdropState {
    modelState.content.backdrop ?? BackdropState()
  }

  private func setNumber(_ value: CGFloat, _ base: LayerProperty.Base) {
    guard FiniteGuard.allows(Double(value), context(base.rawValue)) else { return }
    var state = backdrop
    guard state.number(base) != value else { return }
    state.setNumber(value, base)
    change(base.rawValue) { $0.content = .backdrop(state) }
  }
}
