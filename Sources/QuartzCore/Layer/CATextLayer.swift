/// A layer that draws text.
open class CATextLayer: CALayer {
  /// Makes a layer.
  public override init() {
    super.init()
    modelState.content = .text(TextState())
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .text(TextState())
  }

  override func makePresentation() -> CALayer {
    CATextLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CATextLayer? {
    presentationLayer() as? CATextLayer
  }

  private var state: TextState {
    modelState.content.text ?? TextState()
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<TextState, Value>,
    _ value: Value,
    _ key: String
  ) {
    guard FiniteGuard.allows(any: value, "CATextLayer.\(key)") else { return }
    var state = self.state
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    change(key) { $0.content = .text(state) }
  }

  /// The size of the font, in points, for plain strings.
  ///
  /// Default 36.
  open var fontSize: CGFloat {
    get { state.fontSize }
    set { set(\.fontSize, newValue, "fontSize") }
  }

  /// The colour of plain strings.
  ///
  /// Default white.
  open var foregroundColor: CGColor? {
    get { state.foregroundColor }
    set { set(\.foregroundColor, newValue, "foregroundColor") }
  }

  /// Whether long lines are broken at the bounds.
  ///
  /// Default false.
  open var isWrapped: Bool {
    get { state.isWrapped }
    set { set(\.isWrapped, newValue, "isWrapped") }
  }

  /// Where the lines sit.
  ///
  /// Default as the script asks.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { state.alignmentMode }
    set { set(\.alignmentMode, newValue, "alignmentMode") }
  }

  /// Where lines that are too long are cut.
  ///
  /// Default nowhere.
  open var truncationMode: CATextLayerTruncationMode {
    get { state.truncationMode }
    set { set(\.truncationMode, newValue, "truncationMode") }
  }

  /// The text: a string or an attributed string.
  open var string: Any? {
    get { state.string }
    set {
      var state = self.state
      state.string = newValue
      change("string") { $0.content = .text(state) }
    }
  }

  /// Whether glyphs may stand between pixels; they always do.
  ///
  /// Default true.
  open var allowsFontSubpixelQuantization = true

  /// The font of plain strings, or its name.
  ///
  /// Default Helvetica.
  open var font: Any? {
    get { state.font }
    set {
      var state = self.state
      state.font = newValue
      change("font") { $0.content = .text(state) }
    }
  }
}
