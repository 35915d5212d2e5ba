/// What a gradient layer shows.
package struct GradientState {
  package var type = CAGradientLayerType.axial
  package var colors: [SIMD4<Double>]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package init() {}
}
