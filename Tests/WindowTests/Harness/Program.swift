import Foundation
import Glibc

/// A program that runs beside the test.
///
/// NB: Foundation's `Process` hands on the signal mask of the thread that starts it, and the threads that
/// tests run on block every signal, so that its children never hear that they should end.
final class Program {
  /// The number of the process.
  let id: pid_t
  /// How the process ended: its exit status, or the negative number of the signal; nil while it runs.
  private(set) var ending: Int32?

  /// Starts a program.
  ///
  /// - Parameter arguments: The path of the program and its arguments.
  /// - Throws: Why it did not start.
  init(_ arguments: [String]) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let status = posix_spawnp(&id, arguments[0], nil, &attributes, words, environ)
    guard status == 0 else {
      throw WindowTestError.tool(
        arguments[0],
        status: status,
        output: String(cString: strerror(status))
      )
    }
    self.id = id
  }

  /// Whether the program has not ended yet.
  var isRunning: Bool {
    guard ending == nil else { return false }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return true }
    let signal = status & 0x7F
    ending = signal == 0 ? (status >> 8) & 0xFF : -signal
    return false
  }

  /// Asks the program to end.
  func terminate() {
    if isRunning { kill(id, SIGTERM) }
  }

  /// Asks the program to end, and ends it when it does not.
  func end() async {
    terminate()
    do {
      try await Wait.until("the program has ended", within: 5) { !isRunning }
    } catch {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
  }
}
