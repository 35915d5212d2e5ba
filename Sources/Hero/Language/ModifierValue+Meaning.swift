import Foundation

nonisolated extension ModifierValue {
  /// What the modifier does with its values, in a few words.
  package var meaning: String {
    appearanceMeaning ?? placeMeaning ?? timeMeaning ?? ruleMeaning
  }

  private var appearanceMeaning: String? {
    switch self {
    case .fade: "fades in or out"
    case .forceNonFade: "stays solid instead of cross-fading with its match"
    case .opacity(let value): "to \(Self.percent(value)) opacity"
    case .overlay(_, let opacity): "tinted with a colour at \(Self.percent(opacity))"
    case .cornerRadius(let value): "corners of \(Self.points(value))"
    case .borderWidth(let value): "a border of \(Self.points(value))"
    case .shadowOpacity(let value): "a shadow of \(Self.percent(value))"
    case .shadowRadius(let value): "a shadow blurred over \(Self.points(value))"
    case .snapshot(.optimized): "stands in with a live copy where possible"
    case .snapshot(.normal): "stands in with a picture"
    case .snapshot(.layerRender): "stands in with its drawn layer"
    case .snapshot(.noSnapshot): "moves the view itself"
    default: nil
    }
  }

  private var placeMeaning: String? {
    switch self {
    case .position(let point):
      "centre at (\(LanguageNumber.text(point.x)), \(LanguageNumber.text(point.y)))"
    case .size(let size):
      "\(LanguageNumber.text(size.width)) × \(LanguageNumber.text(size.height)) pt"
    case .scale(let x, let y, _):
      x == y ? "\(Self.percent(x)) of its size" : "\(Self.percent(x)) wide, \(Self.percent(y)) high"
    case .rotate(let x, let y, let z): Self.rotation(x, y, z)
    case .translate(let x, let y, let z): Self.translation(x, y, z)
    case .perspective(let value): "seen from \(Self.points(value)) away"
    case .zPosition(let value): "drawn at depth \(LanguageNumber.text(value))"
    case .arc(let value): value == 0 ? "moves straight" : "moves along a curve"
    case .source(let id): "comes from and goes to the place of “\(id)”"
    case .useGlobalCoordinateSpace: "moves independently of its parents"
    case .useScaleBasedSizeChange: "changes size by scaling"
    default: nil
    }
  }

  private var timeMeaning: String? {
    switch self {
    case .duration(let value): "lasts \(Self.seconds(value))"
    case .durationMatchLongest: "lasts as long as the longest animation"
    case .delay(let value): "begins after \(Self.seconds(value))"
    case .spring(let stiffness, let damping):
      SpringMeaning(stiffness: stiffness, damping: damping).text
    case .timingFunction(let curve): curve.name.map { "eased by \($0)" } ?? "eased by its own curve"
    case .cascade(let delta, let direction, let isDelayed):
      "subviews begin \(Self.seconds(delta)) apart, \(direction.text)"
        + (isDelayed ? ", matched ones last" : "")
    default: nil
    }
  }

  private var ruleMeaning: String {
    switch self {
    case .ignoreSubviewModifiers(let isRecursive):
      isRecursive ? "nothing inside animates on its own" : "direct subviews do not animate"
    case .forceAnimate: "takes part although nothing changes"
    case .beginWith(let values): "begins with \(values.map(\.text).joined(separator: " "))"
    case .when(let condition, let values):
      "only \(condition.words): \(values.map(\.text).joined(separator: " "))"
    default: ""
    }
  }

  private static func percent(_ value: Double) -> String {
    "\(LanguageNumber.text((value * 1000).rounded() / 10)) %"
  }

  private static func points(_ value: Double) -> String { "\(LanguageNumber.text(value)) pt" }

  private static func seconds(_ value: Double) -> String { "\(LanguageNumber.text(value)) s" }

  private static func translation(_ x: Double, _ y: Double, _ z: Double) -> String {
    var parts: [String] = []
    if x != 0 { parts.append("\(points(abs(x))) \(x < 0 ? "left" : "right")") }
    if y != 0 { parts.append("\(points(abs(y))) \(y < 0 ? "up" : "down")") }
    if z != 0 { parts.append("\(points(abs(z))) \(z < 0 ? "away" : "nearer")") }
    return parts.isEmpty ? "not moved" : parts.joined(separator: ", ")
  }

  private static func rotation(_ x: Double, _ y: Double, _ z: Double) -> String {
    let parts = [("x", x), ("y", y), ("z", z)].filter { $0.1 != 0 }.map { axis, angle in
      "\(LanguageNumber.text((angle * 180 / .pi * 10).rounded() / 10))° about \(axis)"
    }
    return parts.isEmpty ? "not turned" : parts.joined(separator: ", ")
  }
}

nonisolated extension ModifierValue.Condition {
  /// The condition in words.
  var words: String {
    switch self {
    case .whenMatched: "when matched"
    case .whenPresenting: "when presenting"
    case .whenDismissing: "when dismissing"
    case .whenAppearing: "when appearing"
    case .whenDisappearing: "when disappearing"
    }
  }
}
