import Foundation
import Testing

/// A folder with the script `run` and stand-ins for every program that it may call.
///
/// PATH leads to the stand-ins, to bash and to coreutils only, so a script that leans on anything else fails.
struct ScriptSandbox {
  /// The folder of the script; its name has a space.
  let root: URL
  private let tools: URL
  private let base: URL

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let coreutils = [
    "bash", "dirname", "env", "mkdir", "sort", "sleep", "tail", "tee", "timeout", "uname",
  ]

  /// Makes a sandbox.
  ///
  /// - Parameters:
  ///   - swift: The version that the stand-in for Swift tells, or nil for no Swift.
  ///   - missing: Packages that are not installed.
  /// - Throws: What stands in the way of making it.
  init(swift: String? = "6.3.1", missing: [String] = []) throws {
    base = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-run-\(UUID().uuidString)")
    root = base.appendingPathComponent("Stage craft")
    tools = base.appendingPathComponent("tools")
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    try files.createDirectory(at: tools, withIntermediateDirectories: true)
    try files.copyItem(
      at: Self.repository.appendingPathComponent("run"),
      to: root.appendingPathComponent("run")
    )
    let cases = root.appendingPathComponent("Tests/Support/Cases")
    try files.createDirectory(at: cases, withIntermediateDirectories: true)
    for name in ["uikit_cases.json", "reports.tsv"] {
      try files.copyItem(
        at: Self.repository.appendingPathComponent("Tests/Support/Cases/\(name)"),
        to: cases.appendingPathComponent(name)
      )
    }
    for name in Self.coreutils {
      let place = ["/usr/bin/\(name)", "/bin/\(name)"].first { files.fileExists(atPath: $0) }
      try files.createSymbolicLink(
        at: tools.appendingPathComponent(name),
        withDestinationURL: URL(fileURLWithPath: #require(place))
      )
    }
    try write("dpkg-query", Self.dpkgQuery(missing: missing))
    if let swift { try write("swift", Self.swift(version: swift)) }
  }

  private func write(_ name: String, _ text: String) throws {
    let file = tools.appendingPathComponent(name)
    try Data(("#!\(tools.path)/bash\n" + text).utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private static func dpkgQuery(missing: [String]) -> String {
    """
    for missing in \(missing.joined(separator: " ")); do
      [[ ${!#} != "$missing" ]] || exit 1
    done
    printf 'install ok installed'
    """
  }

  /// A Swift whose builds leave programs that print their name, their folder and their arguments.
  private static func swift(version: String) -> String {
    """
    if [[ $1 == --version ]]; then
      echo 'Swift version \(version) (swift-\(version)-RELEASE)'
      exit
    fi
    if [[ $1 == test ]]; then
      printf '%s\\n' "${REPORT:-}" >>"$STAGECRAFT_SPEC_REPORT"
      exit
    fi
    while (($#)); do
      case $1 in
      --package-path) root=$2 ;;
      --product) product=$2 ;;
      esac
      shift
    done
    [[ -z ${FAIL_BUILD:-} ]] || { echo "error: no such thing"; exit 1; }
    mkdir -p "$root/.build/release"
    program="$root/.build/release/$product"
    printf '%s\\n' "#!$BASH" 'printf "%s|" "${0##*/}" "${PWD##*/}" "$@"' >"$program"
    /bin/chmod +x "$program"
    """
  }

  /// Runs the script from a folder beside its own.
  ///
  /// - Parameters:
  ///   - arguments: The script's arguments.
  ///   - environment: Variables to set.
  /// - Returns: What the script left behind.
  /// - Throws: What stands in the way of running it.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Command.Result {
    var variables: [String: String?] = ["PATH": tools.path, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    for (name, value) in environment { variables[name] = value }
    return try Command.run(
      [tools.appendingPathComponent("bash").path, root.appendingPathComponent("run").path]
        + arguments,
      environment: variables,
      in: tools
    )
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: base)
  }
}
