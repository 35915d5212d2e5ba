/// Finds the key command that a press stands for, and performs it.
enum KeyCommandDelivery {
  /// Performs the command of the first responder in the chain that has one for the press.
  ///
  /// - Returns: Whether a command was performed; the press is nobody else's then.
  static func deliver(_ press: UIPress, from start: UIResponder) -> Bool {
    guard press.phase == .began, let key = press.key else { return false }
    var responder: UIResponder? = start
    while let candidate = responder {
      for command in candidate.keyCommands ?? [] where command.matches(key) {
        if perform(command, from: candidate) { return true }
      }
      responder = candidate.next
    }
    return false
  }

  private static func perform(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
    let target = responder.target(forAction: command.action, withSender: command)
    guard let target else { return false }
    return command.action.perform(on: target as AnyObject, with: command)
  }
}
