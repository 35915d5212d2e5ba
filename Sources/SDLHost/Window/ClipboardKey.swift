import QuartzCore

/// Whether a World's pasteboard is connected to the system's clipboard.
struct ClipboardKey: WorldKey {
  nonisolated static func makeValue() -> Bool { false }
}
