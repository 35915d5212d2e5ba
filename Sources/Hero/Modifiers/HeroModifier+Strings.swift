import UIKit

nonisolated extension HeroModifier: HeroStringConvertible {
  /// Returns the modifier that a node of a parsed string stands for, or nil.
  ///
  /// - Parameter node: The node.
  /// - Returns: The modifier, or nil for an unknown name or unusable arguments.
  public static func from(node: ExprNode) -> HeroModifier? {
    let context = LanguageContext(isRightToLeft: HeroLanguageDirection.isRightToLeft)
    return ModifierTable.convert(node, context: context).map { $0.value.modifier }
  }

  /// Returns the modifier for a name and its parameters as text, as early releases described them.
  ///
  /// - Parameters:
  ///   - name: The modifier's name, such as `zPosition`.
  ///   - parameters: The parameters in order, such as `["2"]`.
  /// - Returns: The modifier, or nil for an unknown name or unusable parameters.
  public static func from(name: String, parameters: [String]) -> HeroModifier? {
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return ModifierString.parse(name + list).plan.values.first?.modifier
  }

  /// Reads a modifier string and says everything that is wrong with it.
  ///
  /// - Parameter text: The string, such as `fade translate(0, 100)`.
  /// - Returns: The modifiers that could be understood, and the messages, errors first.
  public static func parse(
    _ text: String
  ) -> (modifiers: [HeroModifier], diagnostics: [HeroDiagnostic]) {
    let parsed = ModifierString.parse(text)
    return (parsed.plan.modifiers, parsed.diagnostics)
  }
}

nonisolated extension ModifierPlan {
  /// The plan as modifiers.
  package var modifiers: [HeroModifier] { values.map(\.modifier) }
}

nonisolated extension ModifierValue {
  /// The modifier that edits a target state accordingly.
  package var modifier: HeroModifier {
    appearanceModifier ?? placeModifier ?? timeModifier ?? ruleModifier
  }

  private var appearanceModifier: HeroModifier? {
    switch self {
    case .fade: .fade
    case .forceNonFade: .forceNonFade
    case .opacity(let value): .opacity(value)
    case .overlay(let color, let opacity): .overlay(color: color.uiColor, opacity: opacity)
    case .cornerRadius(let value): .cornerRadius(value)
    case .borderWidth(let value): .borderWidth(value)
    case .shadowOpacity(let value): .shadowOpacity(value)
    case .shadowRadius(let value): .shadowRadius(value)
    case .zPosition(let value): .zPosition(value)
    case .snapshot(let type): HeroModifier(\.snapshotType, type)
    default: nil
    }
  }

  private var placeModifier: HeroModifier? {
    switch self {
    case .position(let point): .position(point)
    case .size(let size): .size(size)
    case .scale(let x, let y, let z): .scale(x: x, y: y, z: z)
    case .rotate(let x, let y, let z): .rotate(x: x, y: y, z: z)
    case .translate(let x, let y, let z): .translate(x: x, y: y, z: z)
    case .perspective(let value): .perspective(value)
    case .arc(let intensity): .arc(intensity: intensity)
    case .source(let id): .source(heroID: id)
    case .useScaleBasedSizeChange: .useScaleBasedSizeChange
    default: nil
    }
  }

  private var timeModifier: HeroModifier? {
    switch self {
    case .duration(let value): .duration(value)
    case .durationMatchLongest: .durationMatchLongest
    case .delay(let value): .delay(value)
    case .spring(let stiffness, let damping): .spring(stiffness: stiffness, damping: damping)
    case .timingFunction(let curve): .timingFunction(curve.timingFunction)
    case .cascade(let delta, let direction, let isDelayed):
      .cascade(delta: delta, direction: direction, delayMatchedViews: isDelayed)
    default: nil
    }
  }

  private var ruleModifier: HeroModifier {
    switch self {
    case .ignoreSubviewModifiers(let isRecursive): .ignoreSubviewModifiers(recursive: isRecursive)
    case .forceAnimate: .forceAnimate
    case .beginWith(let values): .beginWith(values.map(\.modifier))
    case .when(let condition, let values):
      .when({ condition.holds(in: $0) }, values.map(\.modifier))
    default: .useGlobalCoordinateSpace
    }
  }
}

nonisolated extension ModifierValue.Condition {
  func holds(in context: HeroConditionalContext) -> Bool {
    switch self {
    case .whenMatched: context.isMatched
    case .whenPresenting: context.isPresenting
    case .whenDismissing: !context.isPresenting
    case .whenAppearing: context.isAppearing
    case .whenDisappearing: !context.isAppearing
    }
  }
}

nonisolated extension LanguageColor {
  var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }
}

nonisolated extension LanguageCurve {
  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
  }
}
