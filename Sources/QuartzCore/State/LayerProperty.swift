/// An animatable property of a layer, or a part of one: what a key path means, resolved once.
package struct LayerProperty: Hashable, Sendable {
  /// The kind of a property's values.
  package enum Kind: Hashable, Sendable {
    case number
    case flag
    case point
    case size
    case rect
    case color
    case transform
    case path
    case numbers
    case colors
    case object
  }

  /// A whole property.
  package enum Base: String, CaseIterable, Sendable {
    case bounds
    case position
    case anchorPoint
    case anchorPointZ
    case zPosition
    case transform
    case sublayerTransform
    case opacity
    case cornerRadius
    case backgroundColor
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowRadius
    case shadowOffset
    case shadowPath
    case contents
    case contentsRect
    case contentsCenter
    case contentsScale
    case rasterizationScale
    case minificationFilterBias
    case hidden
    case masksToBounds
    case doubleSided
    case opaque
    case geometryFlipped
    case shouldRasterize
    case allowsGroupOpacity
    case allowsEdgeAntialiasing
    case path
    case fillColor
    case strokeColor
    case lineWidth
    case miterLimit
    case lineDashPhase
    case strokeStart
    case strokeEnd
    case colors
    case locations
    case startPoint
    case endPoint
    case instanceCount
    case instanceDelay
    case instanceTransform
    case instanceColor
    case instanceRedOffset
    case instanceGreenOffset
    case instanceBlueOffset
    case instanceAlphaOffset
    case fontSize
    case foregroundColor
    case backdropRadius
    case backdropSaturation
    case backdropScale
    case custom
  }

  /// A part of a matrix.
  package enum Component: Sendable {
    case rotationX
    case rotationY
    case rotationZ
    case scale
    case scaleXY
    case scaleX
    case scaleY
    case scaleZ
    case translation
    case translationX
    case translationY
    case translationZ
  }

  /// The part of the property.
  package enum Part: Hashable, Sendable {
    case whole
    /// One number of a point, size or rectangle.
    case lane(Int)
    /// The origin (0) or the size (2) of a rectangle.
    case pair(Int)
    case component(Component)
    /// The whole matrix, made from the argument of a value function.
    case function(CAValueFunctionName)
  }

  package var base: Base
  package var part: Part
  /// The key, for a property that layers do not know.
  package var customKey: String?

  package init(_ base: Base, _ part: Part = .whole, customKey: String? = nil) {
    self.base = base
    self.part = part
    self.customKey = customKey
  }

  /// The kind of the property's values.
  package var kind: Kind {
    switch part {
    case .whole: base.kind
    case .lane: .number
    case .pair(let offset): offset == 0 ? .point : .size
    case .component(let component): component == .translation ? .size : .number
    case .function: .number
    }
  }

  /// Whether the values are up to four numbers.
  package var isVector: Bool {
    switch kind {
    case .number, .flag, .point, .size, .rect, .color: true
    case .transform, .path, .numbers, .colors, .object: false
    }
  }
}

extension LayerProperty.Base {
  /// Whether the layer itself shows something else in its own coordinates when it changes.
  package var changesPaint: Bool {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity: false
    default: true
    }
  }

  /// The kind of the whole property's values.
  package var kind: LayerProperty.Kind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor,
      .foregroundColor:
      .color
    case .path, .shadowPath: .path
    case .hidden, .masksToBounds, .doubleSided, .opaque, .geometryFlipped, .shouldRasterize,
      .allowsGroupOpacity, .allowsEdgeAntialiasing:
      .flag
    case .colors: .colors
    case .locations: .numbers
    case .contents: .object
    default: .number
    }
  }
}
