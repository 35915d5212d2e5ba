/// The words after a command, sorted into positional words and options.
struct ParsedArguments: Equatable {
  /// The words that are no options, in order.
  private(set) var words: [String] = []
  /// The values of the options by name without dashes; a flag's value is empty.
  private(set) var values: [String: String] = [:]

  /// Sorts the words.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command.
  ///   - options: The options that take a value, without dashes.
  ///   - flags: The options that take none, without dashes.
  ///   - command: The command, for messages.
  /// - Throws: `ToolError.usage` for an unknown option, a missing value or a repeated option.
  init(
    _ arguments: some Sequence<String>,
    options: [String],
    flags: [String],
    command: String
  ) throws(ToolError) {
    var isOptionsDone = false
    var pending: String?
    for argument in arguments {
      if let name = pending {
        try set(name, argument)
        pending = nil
      } else if isOptionsDone || !argument.hasPrefix("--") {
        words.append(argument)
      } else if argument == "--" {
        isOptionsDone = true
      } else {
        pending = try readOption(argument, options: options, flags: flags, command: command)
      }
    }
    if let name = pending {
      throw .usage("--\(name) needs a value")
    }
  }

  private mutating func readOption(
    _ argument: String,
    options: [String],
    flags: [String],
    command: String
  ) throws(ToolError) -> String? {
    let parts = argument.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = parts.first.map(String.init) ?? ""
    if flags.contains(name), parts.count == 1 {
      try set(name, "")
      return nil
    }
    guard options.contains(name) else {
      let allowed = (options + flags).sorted().map { "--\($0)" }.joined(separator: ", ")
      let list = allowed.isEmpty ? "it takes no options" : "it takes \(allowed)"
      throw .usage("\(command) has no option --\(name); \(list)")
    }
    guard parts.count == 2 else { return name }
    try set(name, String(parts[1]))
    return nil
  }

  private mutating func set(_ name: String, _ value: String) throws(ToolError) {
    guard values.updateValue(value, forKey: name) == nil else {
      throw .usage("--\(name) is given twice")
    }
  }

  /// Whether a flag is set.
  ///
  /// - Parameter name: The flag without dashes.
  /// - Returns: True when it was given.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// Reads an option as a finite number in a range.
  ///
  /// - Parameters:
  ///   - name: The option without dashes.
  ///   - range: The allowed values.
  ///   - unit: What the number counts, for the message; nil, the default, when it is a mere number.
  /// - Returns: The number, or nil when the option is absent.
  /// - Throws: `ToolError.usage` when the value is no such number.
  func number(
    _ name: String,
    in range: ClosedRange<Double>,
    unit: String? = nil
  ) throws(ToolError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Self.decimal(text), range.contains(number) else {
      let number = unit.map { "number of \($0)" } ?? "number"
      throw .usage("--\(name) is “\(text)”; it must be a \(number) from \(bounds(of: range))")
    }
    return number
  }

  /// Reads an option as a whole number in a range.
  ///
  /// - Parameters:
  ///   - name: The option without dashes.
  ///   - range: The allowed values.
  ///   - unit: What the number counts, for the message.
  /// - Returns: The number, or nil when the option is absent.
  /// - Throws: `ToolError.usage` when the value is no such number.
  func count(_ name: String, in range: ClosedRange<Int>, unit: String) throws(ToolError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(name) is “\(text)”; it must be a whole number of \(unit)"
          + " from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// Reads a finite number as people write it: Swift's own reading takes hexadecimal and “inf”, too.
  static func decimal(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private func bounds(of range: ClosedRange<Double>) -> String {
    func text(_ bound: Double) -> String {
      bound == bound.rounded() ? "\(Int(bound))" : "\(bound)"
    }
    return "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// Reads an option as one of a few words.
  ///
  /// - Parameters:
  ///   - name: The option without dashes.
  ///   - allowed: The words.
  /// - Returns: The word, or nil when the option is absent.
  /// - Throws: `ToolError.usage` when the value is another word.
  func word(_ name: String, from allowed: [String]) throws(ToolError) -> String? {
    guard let text = values[name] else { return nil }
    guard allowed.contains(text) else {
      throw .usage("--\(name) is “\(text)”; it must be \(allowed.joined(separator: ", "))")
    }
    return text
  }
}
