import Foundation

@testable import UIKit

/// A delegate that writes down what it is asked and told, and refuses what it is told to refuse.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refused: Set<String> = []

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }

  func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("change \(range.location)+\(range.length) “\(string)”")
    return !refused.contains("change")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
}
