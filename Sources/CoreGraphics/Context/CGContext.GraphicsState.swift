extension CGContext {
  /// What saving and restoring the state keeps, apart from the clip, which cairo keeps.
  struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var fillColor = SIMD4<Double>(0, 0, 0, 1)
    var strokeColor = SIMD4<Double>(0, 0, 0, 1)
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: Double = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var shadow: Shadow?
    var mask: SoftMask?
    var textMatrix = CGAffineTransform.identity
  }

  /// The shadow of what is drawn, measured in pixels with y growing downwards.
  struct Shadow {
    var offset: CGSize
    var deviation: Double
    var color: SIMD4<Double>
  }

  /// A transparency layer that has begun: the state outside, and how many states were put aside.
  struct Layer {
    var state: GraphicsState
    var depth: Int
  }
}
