import Foundation

nonisolated extension ModifierValue {
  /// The name in the string language.
  package var name: String {
    switch self {
    case .fade: "fade"
    case .forceNonFade: "forceNonFade"
    case .opacity: "opacity"
    case .position: "position"
    case .size: "size"
    case .scale: "scale"
    case .rotate: "rotate"
    case .translate: "translate"
    case .perspective: "perspective"
    case .overlay: "overlay"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .zPosition: "zPosition"
    case .duration: "duration"
    case .durationMatchLongest: "durationMatchLongest"
    case .delay: "delay"
    case .spring: "spring"
    case .timingFunction: "timingFunction"
    case .arc: "arc"
    case .cascade: "cascade"
    case .source: "source"
    case .useGlobalCoordinateSpace: "useGlobalCoordinateSpace"
    case .ignoreSubviewModifiers: "ignoreSubviewModifiers"
    case .snapshot(.optimized): "useOptimizedSnapshot"
    case .snapshot(.normal): "useNormalSnapshot"
    case .snapshot(.layerRender): "useLayerRenderSnapshot"
    case .snapshot(.noSnapshot): "useNoSnapshot"
    case .forceAnimate: "forceAnimate"
    case .useScaleBasedSizeChange: "useScaleBasedSizeChange"
    case .beginWith: "beginWith"
    case .when(let condition, _): condition.rawValue
    }
  }

  /// The modifier in the string language.
  package var text: String {
    let arguments = textArguments
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var textArguments: [String] {
    let number: (Double) -> String = LanguageNumber.text
    switch self {
    case .opacity(let value), .perspective(let value), .cornerRadius(let value),
      .borderWidth(let value), .shadowOpacity(let value), .shadowRadius(let value),
      .zPosition(let value), .duration(let value), .delay(let value), .arc(let value):
      return [number(value)]
    case .position(let point): return [number(point.x), number(point.y)]
    case .size(let size): return [number(size.width), number(size.height)]
    case .scale(let x, let y, let z):
      return x == y && z == 1 ? [number(x)] : [number(x), number(y), number(z)]
    case .rotate(let x, let y, let z):
      return x == 0 && y == 0 ? [number(z)] : [number(x), number(y), number(z)]
    case .translate(let x, let y, let z):
      return z == 0 ? [number(x), number(y)] : [number(x), number(y), number(z)]
    case .overlay(let color, let opacity):
      return [number(color.red), number(color.green), number(color.blue), number(opacity)]
    case .spring(let stiffness, let damping): return [number(stiffness), number(damping)]
    case .timingFunction(let curve):
      return curve.name.map { [$0] } ?? [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
    case .cascade(let delta, let direction, let isDelayed):
      return [number(delta), direction.text, isDelayed ? "true" : "false"]
    case .source(let id): return [Self.quoted(id)]
    case .ignoreSubviewModifiers(let isRecursive): return isRecursive ? ["true"] : []
    case .beginWith(let values), .when(_, let values): return values.map(\.text)
    default: return []
    }
  }

  /// A plain name stays as it is; anything else is put in quotes.
  private static func quoted(_ id: String) -> String {
    let isName = id.first.map { $0.isLetter || $0 == "_" } ?? false
    let isPlain = id.allSatisfy { $0.isLetter || $0 == "_" || $0.isASCII && $0.isNumber }
    if isName, isPlain { return id }
    return id.contains("\"") ? "'\(id)'" : "\"\(id)\""
  }

  /// The modifier as Swift code.
  package var swiftText: String {
    let number: (Double) -> String = LanguageNumber.text
    switch self {
    case .position(let point):
      return ".position(CGPoint(x: \(number(point.x)), y: \(number(point.y))))"
    case .size(let size):
      return ".size(CGSize(width: \(number(size.width)), height: \(number(size.height))))"
    case .scale(let x, let y, let z):
      return x == y && z == 1
        ? ".scale(\(number(x)))" : ".scale(x: \(number(x)), y: \(number(y)), z: \(number(z)))"
    case .rotate(let x, let y, let z):
      return x == 0 && y == 0
        ? ".rotate(\(number(z)))" : ".rotate(x: \(number(x)), y: \(number(y)), z: \(number(z)))"
    case .translate(let x, let y, let z):
      return ".translate(x: \(number(x)), y: \(number(y))\(z == 0 ? "" : ", z: \(number(z))"))"
    case .overlay(let color, let opacity):
      let channels = "red: \(number(color.red)), green: \(number(color.green))"
      return ".overlay(color: UIColor(\(channels), blue: \(number(color.blue)), alpha: 1), "
        + "opacity: \(number(opacity)))"
    case .spring(let stiffness, let damping):
      return ".spring(stiffness: \(number(stiffness)), damping: \(number(damping)))"
    case .timingFunction(let curve): return ".timingFunction(\(curve.swiftText))"
    case .arc(let intensity):
      return intensity == 1 ? ".arc" : ".arc(intensity: \(number(intensity)))"
    case .cascade(let delta, let direction, let isDelayed):
      return ".cascade(delta: \(number(delta)), direction: \(direction.swiftText), "
        + "delayMatchedViews: \(isDelayed))"
    case .source(let id): return ".source(heroID: \(id.debugDescription))"
    case .ignoreSubviewModifiers(let isRecursive):
      return isRecursive ? ".ignoreSubviewModifiers(recursive: true)" : ".ignoreSubviewModifiers"
    case .beginWith(let values):
      return ".beginWith([\(values.map(\.swiftText).joined(separator: ", "))])"
    case .when(_, let values):
      return ".\(name)(\(values.map(\.swiftText).joined(separator: ", ")))"
    default: return ".\(text)"
    }
  }
}

nonisolated extension LanguageCurve {
  var swiftText: String {
    if let name { return ".\(name)" }
    let numbers = [x1, y1, x2, y2].map { LanguageNumber.text($0) }
    return "CAMediaTimingFunction(controlPoints: \(numbers.joined(separator: ", ")))"
  }
}

nonisolated extension CascadeDirection {
  /// The direction in the string language.
  var text: String {
    switch self {
    case .topToBottom: "topToBottom"
    case .bottomToTop: "bottomToTop"
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    case .radial(let center): "radial(\(Self.text(center)))"
    case .inverseRadial(let center): "inverseRadial(\(Self.text(center)))"
    }
  }

  var swiftText: String {
    switch self {
    case .radial(let center): ".radial(center: \(Self.swiftText(center)))"
    case .inverseRadial(let center): ".inverseRadial(center: \(Self.swiftText(center)))"
    default: ".\(text)"
    }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(LanguageNumber.text(point.x)), \(LanguageNumber.text(point.y))"
  }

  private static func swiftText(_ point: CGPoint) -> String {
    "CGPoint(x: \(LanguageNumber.text(point.x)), y: \(LanguageNumber.text(point.y)))"
  }
}
