public import UIKit

extension StageScript {
  /// One line of a script.
  public indirect enum Step: Equatable, Sendable {
    /// A new screen is pushed.
    case push(isAnimated: Bool)
    /// The top screen is popped.
    case pop(isAnimated: Bool)
    /// Everything above a place in the stack is popped, counted from the root at 0.
    case popTo(Int, isAnimated: Bool)
    /// Everything above the root is popped.
    case popToRoot(isAnimated: Bool)
    /// The stack is replaced: places of the present stack, nil for a new screen.
    case set([Int?], isAnimated: Bool)
    /// A new screen is presented from the topmost one.
    case present(Presentation, isAnimated: Bool)
    /// The topmost presented screen is dismissed.
    case dismiss(isAnimated: Bool)
    /// The root dismisses everything that is presented.
    case dismissAll(isAnimated: Bool)
    /// The bar of the navigation controller goes or comes.
    case bar(isHidden: Bool, isAnimated: Bool)
    /// The window gets a navigation controller as its new root.
    case root
    /// The window gets a tab bar controller with three navigation controllers as its new root.
    case tabs
    /// A tab is chosen, counted from 0.
    case tab(Int)
    /// Transitions that begin from now on get another animator.
    case animator(ScriptAnimator.Kind)
    /// Transitions that begin from now on wait for a finger, until it lets go.
    case drive
    /// The finger moves to a progress from 0 to 1.
    case update(Double)
    /// The finger lets go so that the transition goes on.
    case finish
    /// The finger lets go so that the transition goes back.
    case cancel
    /// The finger takes hold of the transition that runs.
    case pause
    /// A touch begins, at parts of the window's size.
    case touch(x: Double, y: Double)
    /// The touch moves, to parts of the window's size.
    case drag(x: Double, y: Double)
    /// The touch ends.
    case lift
    /// The system takes the touch away.
    case lose
    /// The window's sides change places.
    case rotate
    /// The window gets a size in points.
    case resize(width: Double, height: Double)
    /// Time passes, in seconds; 0 makes a frame and lets none pass.
    case tick(Double)
    /// The delegates that supply animators are taken away.
    case undelegate
    /// A step is made within the next moment of a kind.
    case at(Moment, Step)
  }

  /// How a screen is presented.
  public struct Presentation: Equatable, Sendable {
    /// The style.
    public var style: UIModalPresentationStyle
    /// The built-in animation.
    public var transition: UIModalTransitionStyle
    /// Whether the screen comes in a navigation controller.
    public var isInNavigation: Bool

    /// Makes a description of a presentation.
    public init(
      style: UIModalPresentationStyle,
      transition: UIModalTransitionStyle = .coverVertical,
      isInNavigation: Bool = false
    ) {
      self.style = style
      self.transition = transition
      self.isInNavigation = isInNavigation
    }
  }
}

extension StageScript.Step: CustomStringConvertible {
  /// The line that the parser reads.
  public var description: String {
    switch self {
    case .push(let isAnimated): line("push", isAnimated)
    case .pop(let isAnimated): line("pop", isAnimated)
    case .popTo(let place, let isAnimated): line("pop-to \(place)", isAnimated)
    case .popToRoot(let isAnimated): line("pop-to-root", isAnimated)
    case .set(let places, let isAnimated): line("set" + names(of: places), isAnimated)
    case .present(let presentation, let isAnimated): line("present \(presentation)", isAnimated)
    case .dismiss(let isAnimated): line("dismiss", isAnimated)
    case .dismissAll(let isAnimated): line("dismiss-all", isAnimated)
    case .bar(let isHidden, let isAnimated): line("bar \(isHidden ? "hide" : "show")", isAnimated)
    case .root: "root"
    case .tabs: "tabs"
    case .tab(let index): "tab \(index)"
    case .animator(let kind): "animator \(kind.rawValue)"
    case .drive: "drive"
    case .update(let progress): "update \(progress)"
    case .finish: "finish"
    case .cancel: "cancel"
    case .pause: "pause"
    case .touch(let x, let y): "touch \(x) \(y)"
    case .drag(let x, let y): "drag \(x) \(y)"
    case .lift: "lift"
    case .lose: "lose"
    case .rotate: "rotate"
    case .resize(let width, let height): "resize \(width) \(height)"
    case .tick(let seconds): "tick \(seconds)"
    case .undelegate: "undelegate"
    case .at(let moment, let step): "at \(moment.rawValue) \(step)"
    }
  }

  private func line(_ words: String, _ isAnimated: Bool) -> String {
    isAnimated ? words : words + " still"
  }

  private func names(of places: [Int?]) -> String {
    places.map { place in place.map { " \($0)" } ?? " new" }.joined()
  }
}

extension StageScript.Presentation: CustomStringConvertible {
  /// The words that the parser reads after `present`.
  public var description: String {
    var words = [StageScript.styles.first { $0.value == style }?.name ?? "custom"]
    if transition != .coverVertical,
      let name = StageScript.transitions.first(where: { $0.value == transition })?.name
    {
      words.append(name)
    }
    if isInNavigation { words.append("navigation") }
    return words.joined(separator: " ")
  }
}

extension StageScript {
  /// The styles of presentation by the words of the script.
  static let styles: [(name: String, value: UIModalPresentationStyle)] = [
    ("full-screen", .fullScreen), ("over-full-screen", .overFullScreen),
    ("page-sheet", .pageSheet), ("form-sheet", .formSheet), ("current-context", .currentContext),
    ("over-current-context", .overCurrentContext), ("custom", .custom),
  ]

  /// The built-in animations of presentations by the words of the script.
  static let transitions: [(name: String, value: UIModalTransitionStyle)] = [
    ("cover", .coverVertical), ("flip", .flipHorizontal), ("dissolve", .crossDissolve),
    ("curl", .partialCurl),
  ]
}
