/// Why a window test cannot go on.
enum WindowTestError: Error, CustomStringConvertible {
  /// A tool ended with a failure.
  case tool(String, status: Int32, output: String)
  /// A condition did not come true in time.
  case timedOut(String, seconds: Double)
  /// A screenshot cannot be read.
  case unreadablePicture(String)

  var description: String {
    switch self {
    case .tool(let name, let status, let output): "\(name) ended with \(status): \(output)"
    case .timedOut(let condition, let seconds): "waited \(seconds) s in vain: \(condition)"
    case .unreadablePicture(let reason): "the screenshot cannot be read: \(reason)"
    }
  }
}
