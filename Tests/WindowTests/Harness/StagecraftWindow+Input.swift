import Foundation

extension StagecraftWindow {
  private func pixels(_ points: Double) -> String { "\(Int((points * scale).rounded()))" }

  private func xdotool(_ arguments: [String]) throws {
    let result = try Command.run(["xdotool"] + arguments)
    guard result.status == 0 else {
      throw WindowTestError.tool(
        "xdotool \(arguments)",
        status: result.status,
        output: result.errorText
      )
    }
  }

  /// Moves the pointer.
  func move(to point: CGPoint) throws {
    try xdotool(["mousemove", "--window", id, pixels(point.x), pixels(point.y)])
  }

  /// Clicks with the primary button.
  ///
  /// - Parameters:
  ///   - point: Where, in points.
  ///   - key: A key that is held meanwhile, such as `alt`.
  ///   - count: How often.
  /// - Throws: What the tools or the window could not do.
  func click(_ point: CGPoint, holding key: String? = nil, count: Int = 1) throws {
    try move(to: point)
    if let key { try xdotool(["keydown", key]) }
    try xdotool(["click", "--repeat", "\(count)", "--delay", "60", "1"])
    if let key { try xdotool(["keyup", key]) }
  }

  /// Presses the primary button at a point and moves it on in steps.
  ///
  /// - Parameters:
  ///   - start: Where the button goes down.
  ///   - end: Where the pointer arrives, with the button still down.
  ///   - steps: How many motions.
  /// - Throws: What the tools or the window could not do.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20) throws {
    try move(to: start)
    try xdotool(["mousedown", "1"])
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
    }
  }

  /// Lets the primary button go.
  func release() throws {
    try xdotool(["mouseup", "1"])
  }

  /// Types one letter after the other.
  func type(_ text: String) throws {
    try xdotool(["type", "--clearmodifiers", "--delay", "30", text])
  }

  /// Presses keys, such as `ctrl+a` or `Return`.
  func press(_ keys: String...) throws {
    try xdotool(["key", "--clearmodifiers"] + keys)
  }

  /// Turns the wheel.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is.
  ///   - notches: How far, positive towards the person.
  /// - Throws: What the tools or the window could not do.
  func wheel(at point: CGPoint, notches: Int) throws {
    try move(to: point)
    try xdotool(["click", "--repeat", "\(abs(notches))", notches > 0 ? "5" : "4"])
  }

  /// Gives the window another size.
  ///
  /// - Parameter size: The size in points.
  /// - Throws: What the tools or the window could not do.
  func resize(to size: CGSize) throws {
    try xdotool(["windowsize", id, pixels(size.width), pixels(size.height)])
  }
}
