extension ShapeState {
  func vector(_ base: LayerProperty.Base) -> SIMD4<Double>? {
    switch base {
    case .fillColor: fillColor?.rgba
    case .strokeColor: strokeColor?.rgba
    case .lineWidth: SIMD4(Double(lineWidth), 0, 0, 0)
    case .miterLimit: SIMD4(Double(miterLimit), 0, 0, 0)
    case .lineDashPhase: SIMD4(Double(lineDashPhase), 0, 0, 0)
    case .strokeStart: SIMD4(Double(strokeStart), 0, 0, 0)
    case .strokeEnd: SIMD4(Double(strokeEnd), 0, 0, 0)
    default: nil
    }
  }

  mutating func setVector(_ v: SIMD4<Double>, _ base: LayerProperty.Base) {
    switch base {
    case .fillColor: fillColor = CGColor(rgba: v)
    case .strokeColor: strokeColor = CGColor(rgba: v)
    case .lineWidth: lineWidth = CGFloat(v.x)
    case .miterLimit: miterLimit = CGFloat(v.x)
    case .lineDashPhase: lineDashPhase = CGFloat(v.x)
    case .strokeStart: strokeStart = CGFloat(v.x)
    case .strokeEnd: strokeEnd = CGFloat(v.x)
    default: break
    }
  }
}

extension ReplicatorState {
  func vector(_ base: LayerProperty.Base) -> SIMD4<Double>? {
    switch base {
    case .instanceCount: SIMD4(Double(instanceCount), 0, 0, 0)
    case .instanceDelay: SIMD4(instanceDelay, 0, 0, 0)
    case .instanceColor: instanceColor?.rgba
    case .instanceRedOffset: SIMD4(Double(instanceRedOffset), 0, 0, 0)
    case .instanceGreenOffset: SIMD4(Double(instanceGreenOffset), 0, 0, 0)
    case .instanceBlueOffset: SIMD4(Double(instanceBlueOffset), 0, 0, 0)
    case .instanceAlphaOffset: SIMD4(Double(instanceAlphaOffset), 0, 0, 0)
    default: nil
    }
  }

  mutating func setVector(_ v: SIMD4<Double>, _ base: LayerProperty.Base) {
    switch base {
    case .instanceCount: instanceCount = Int(v.x.clamped(to: 0...1_000_000))
    case .instanceDelay: instanceDelay = v.x
    case .instanceColor: instanceColor = CGColor(rgba: v)
    case .instanceRedOffset: instanceRedOffset = Float(v.x)
    case .instanceGreenOffset: instanceGreenOffset = Float(v.x)
    case .instanceBlueOffset: instanceBlueOffset = Float(v.x)
    case .instanceAlphaOffset: instanceAlphaOffset = Float(v.x)
    default: break
    }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
