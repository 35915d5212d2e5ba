import UIKit

/// Controls that are one stop for Tab and among which the arrow keys move.
final class FocusGroup {
  /// The controls, row by row.
  let controls: [ChromeControl]
  /// How many stand side by side.
  var columns: Int
  /// Called when an arrow key has moved the keyboard to a control.
  var moved: (Int) -> Void = { _ in }
  private var current = 0

  /// Groups controls.
  ///
  /// - Parameters:
  ///   - controls: The controls, row by row.
  ///   - columns: How many stand side by side.
  init(_ controls: [ChromeControl], columns: Int) {
    self.controls = controls
    self.columns = columns
    for control in controls { control.group = self }
  }

  /// The control at which Tab stops: the one that had the keyboard last, if it can still have it.
  var entry: ChromeControl? {
    let last = controls.indices.contains(current) ? controls[current] : nil
    return last?.isEnabled == true ? last : controls.first(where: \.isEnabled)
  }

  /// Makes a control the one at which Tab stops.
  ///
  /// - Parameter index: Which one.
  func enter(at index: Int) {
    current = index
  }

  /// Takes note that a control has the keyboard.
  ///
  /// - Parameter control: The control.
  func note(_ control: ChromeControl) {
    if let index = controls.firstIndex(where: { $0 === control }) { current = index }
  }

  /// Moves the keyboard by an arrow key, Home or End.
  ///
  /// - Parameters:
  ///   - control: The control that has it.
  ///   - key: The key.
  /// - Returns: Whether the key moves anything at all, even where there is no further control.
  func move(from control: ChromeControl, by key: UIKeyboardHIDUsage) -> Bool {
    guard let index = controls.firstIndex(where: { $0 === control }),
      let way = way(from: index, by: key)
    else { return false }
    guard let target = way.first(where: { controls[$0].isEnabled }) else { return true }
    _ = controls[target].becomeFirstResponder()
    moved(target)
    return true
  }

  /// The places that a key leads to, nearest first.
  private func way(from index: Int, by key: UIKeyboardHIDUsage) -> [Int]? {
    let isRow = columns >= controls.count
    switch key {
    case .keyboardLeftArrow: return Array((0..<index).reversed())
    case .keyboardRightArrow: return Array((index + 1)..<max(controls.count, index + 1))
    case .keyboardUpArrow where isRow: return Array((0..<index).reversed())
    case .keyboardDownArrow where isRow: return Array((index + 1)..<max(controls.count, index + 1))
    case .keyboardUpArrow: return Array(stride(from: index - columns, through: 0, by: -columns))
    case .keyboardDownArrow:
      return Array(stride(from: index + columns, to: controls.count, by: columns))
    case .keyboardHome: return Array(0..<index)
    case .keyboardEnd: return Array(((index + 1)..<max(controls.count, index + 1)).reversed())
    default: return nil
    }
  }
}
