public import QuartzCore

/// What was cut or copied, shared by everything in one World.
///
/// The window's host connects the general pasteboard to the system's clipboard; without a host it keeps
/// its contents itself.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Where a pasteboard's text lives outside the program.
  package struct Backend {
    /// Returns the text that is there, or nil.
    package var read: () -> String?
    /// Puts a text there; an empty one clears it.
    package var write: (String) -> Void

    /// Makes a connection.
    ///
    /// - Parameters:
    ///   - read: Returns the text that is there.
    ///   - write: Puts a text there.
    package init(read: @escaping () -> String?, write: @escaping (String) -> Void) {
      self.read = read
      self.write = write
    }
  }

  private nonisolated enum Key: WorldKey {
    static func makeValue() -> UIPasteboard {
      // A World is used from the main actor only.
      MainActor.assumeIsolated { UIPasteboard() }
    }
  }

  /// The pasteboard for what a person cuts and copies.
  open class var general: UIPasteboard { World.current[Key.self] }

  /// Where the text lives outside the program, or nil.
  package var backend: Backend?
  private var kept: [Any] = []

  /// How often the contents have changed.
  open private(set) var changeCount = 0

  /// The text, or nil.
  open var string: String? {
    get { backend.map { $0.read() } ?? kept.lazy.compactMap { $0 as? String }.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts, or nil.
  open var strings: [String]? {
    get {
      if let backend { return backend.read().map { [$0] } }
      let texts = kept.compactMap { $0 as? String }
      return texts.isEmpty ? nil : texts
    }
    set {
      keep(newValue ?? [])
      backend?.write(newValue?.joined(separator: "\n") ?? "")
    }
  }

  /// The address, or nil.
  open var url: URL? {
    get { kept.lazy.compactMap { $0 as? URL }.first ?? string.flatMap(URL.init(string:)) }
    set {
      keep(newValue.map { [$0] } ?? [])
      backend?.write(newValue?.absoluteString ?? "")
    }
  }

  /// The image, or nil; it stays in the program.
  open var image: UIImage? {
    get { kept.lazy.compactMap { $0 as? UIImage }.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// The colour, or nil; it stays in the program.
  open var color: UIColor? {
    get { kept.lazy.compactMap { $0 as? UIColor }.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string?.isEmpty == false }

  /// Whether there is an image.
  open var hasImages: Bool { image != nil }

  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }

  private func keep(_ items: [Any]) {
    kept = items
    changeCount += 1
  }
}
