import Playback
import TestSupport
import UIKit

/// Writes scripts by dice: the same seed writes the same script.
struct ScriptGenerator {
  private var dice: SeededGenerator
  private let isRude: Bool
  private var hasTabs = false

  init(seed: Int, isRude: Bool) {
    dice = SeededGenerator(UInt64(seed))
    self.isRude = isRude
  }

  mutating func script() -> StageScript {
    let count = Int.random(in: 3...24, using: &dice)
    var steps: [StageScript.Step] = []
    hasTabs = dice.chance(0.3)
    if hasTabs { steps.append(.tabs) }
    while steps.count < count {
      steps += passage()
      if dice.chance(0.6) { steps.append(.tick(time())) }
    }
    return StageScript(steps: steps)
  }

  private mutating func time() -> Double {
    dice.one(of: 0, 0.02, 0.1, 0.2, 0.3, 0.45, 1)
  }

  private mutating func fraction() -> Double {
    Double(Int.random(in: 0...10, using: &dice)) / 10
  }

  /// A few steps that belong together.
  private mutating func passage() -> [StageScript.Step] {
    switch Int.random(in: 0..<21, using: &dice) {
    case 0...11: return [change()]
    case 12, 13: return [.animator(animator())]
    case 14: return [.drive, change(), .tick(0.02)]
    case 15: return gesture()
    case 16: return swipe()
    case 17: return [size()]
    case 18: return [.at(moment(), change())]
    case 19: return [dice.one(of: .undelegate, .root)]
    default: return [gestureStep()]
    }
  }

  private mutating func change() -> StageScript.Step {
    let isAnimated = dice.chance(0.75)
    if hasTabs, dice.chance(0.2) { return .tab(Int.random(in: 0...2, using: &dice)) }
    switch Int.random(in: 0..<14, using: &dice) {
    case 0, 1, 2: return .push(isAnimated: isAnimated)
    case 3, 4: return .pop(isAnimated: isAnimated)
    case 5: return .popTo(1, isAnimated: isAnimated)
    case 6: return .popToRoot(isAnimated: isAnimated)
    case 7: return .set(places(), isAnimated: isAnimated)
    case 8, 9: return .present(presentation(), isAnimated: isAnimated)
    case 10, 11: return .dismiss(isAnimated: isAnimated)
    case 12: return .dismissAll(isAnimated: isAnimated)
    default: return .bar(isHidden: dice.chance(0.5), isAnimated: isAnimated)
    }
  }

  private mutating func places() -> [Int?] {
    let count = Int.random(in: 1...3, using: &dice)
    return (0..<count).map { _ in dice.one(of: nil, 0, 1, 2) }
  }

  private mutating func presentation() -> StageScript.Presentation {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .custom,
    ]
    return StageScript.Presentation(
      style: styles[Int.random(in: 0..<styles.count, using: &dice)],
      transition: dice.one(of: .coverVertical, .coverVertical, .crossDissolve, .flipHorizontal),
      isInNavigation: dice.chance(0.4)
    )
  }

  private mutating func animator() -> ScriptAnimator.Kind {
    let kinds = isRude && dice.chance(0.6) ? ScriptAnimator.Kind.rude : ScriptAnimator.Kind.polite
    return kinds[Int.random(in: 0..<kinds.count, using: &dice)]
  }

  private mutating func moment() -> StageScript.Moment {
    let moments = StageScript.Moment.allCases
    return moments[Int.random(in: 0..<moments.count, using: &dice)]
  }

  private mutating func size() -> StageScript.Step {
    dice.one(of: .rotate, .rotate, .resize(width: 500, height: 700))
  }

  // MARK: - Fingers

  private mutating func gestureStep() -> StageScript.Step {
    let fraction = fraction()
    return dice.one(of: .update(fraction), .finish, .cancel, .pause)
  }

  private mutating func gesture() -> [StageScript.Step] {
    [
      .update(fraction()), .tick(time()), .update(fraction()), .tick(0),
      dice.one(of: .finish, .cancel, .pause),
    ]
  }

  private mutating func swipe() -> [StageScript.Step] {
    var steps: [StageScript.Step] = [.touch(x: 0, y: 0.5), .tick(0.02)]
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      steps += [.drag(x: fraction(), y: 0.5), .tick(time())]
      if dice.chance(0.2) { steps.append(change()) }
    }
    return steps + [dice.one(of: .lift, .lift, .lose)]
  }
}
