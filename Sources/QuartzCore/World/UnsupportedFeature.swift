/// What exists in name only, or looks otherwise than on iOS.
///
/// This is the one list: using a feature reports its entry, and `stagecraft unsupported` prints all.
package enum UnsupportedFeature: String, CaseIterable, Sendable {
  case layerFilters
  case layerContents
  case layerRepeats
  case contentsFormat
  case transitionFilter
  case transitionType
  case emitters
  case tiles
  case decoding
  case selectorNames
  case pageCurls
  case systemSymbols
  case textAttributes

  /// The names that a program uses.
  package var api: String {
    switch self {
    case .layerFilters: "CALayer.filters, backgroundFilters, compositingFilter"
    case .layerContents: "CALayer.contents of another type than CGImage"
    case .layerRepeats: "CALayer.duration, repeatCount, repeatDuration, autoreverses, fillMode"
    case .contentsFormat: "CALayer.contentsFormat other than RGBA8Uint"
    case .transitionFilter: "CATransition.filter"
    case .transitionType: "CATransition.type other than fade, moveIn, push, reveal"
    case .emitters: "CAEmitterLayer.renderMode additive"
    case .tiles: "CATiledLayer"
    case .decoding: "CALayer, CAAnimation, UIView and UIViewController in archives"
    case .selectorNames: "Selector made of a name alone"
    case .pageCurls: "UIView.transition with transitionCurlUp, transitionCurlDown"
    case .systemSymbols: "UIImage(systemName:) with a rare name"
    case .textAttributes: "the text attributes baselineOffset, shadow, strokeWidth"
    }
  }

  /// What happens instead, as a sentence.
  package var effect: String {
    switch self {
    case .layerFilters: "Filters are kept but not applied; the layer is drawn without them."
    case .layerContents: "Such contents are kept but not drawn; set a CGImage."
    case .layerRepeats:
      "The value is kept; beginTime, speed and timeOffset alone shape the time of a layer."
    case .contentsFormat: "Contents have 8 bits a channel in sRGB."
    case .transitionFilter: "The filter is kept but not applied; the type is shown."
    case .transitionType: "A fade is shown."
    case .emitters: "Particles are laid over each other instead of being added."
    case .tiles: "The layer is drawn in one piece, at one level of detail."
    case .decoding: "Nothing is encoded, and an object that is decoded has its default values."
    case .selectorNames:
      "There is no Objective-C runtime to find the method; write Selector(\"name\", Self.method)."
    case .pageCurls: "The old picture slides away instead of curling."
    case .systemSymbols: "There is no drawing of our own for the name; nil is returned."
    case .textAttributes: "The attribute is kept but not drawn."
    }
  }
}

extension World {
  /// Notes that something is used that is not supported.
  ///
  /// - Parameters:
  ///   - feature: What is used.
  ///   - context: Where: a layer, a view, a property.
  package func report(_ feature: UnsupportedFeature, in context: String) {
    report(CompatibilityIssue(message: feature.effect, context: context))
  }
}
