/// How frames reach the screen.
nonisolated package enum PresenterChoice: Hashable, Sendable {
  /// Memory shared with the window system: the fastest way without a graphics processor.
  case windowSurface
  /// A texture that a graphics processor shows in step with the display.
  case streamingTexture

  /// What is known of the machine before a window is made.
  nonisolated package struct Facts: Hashable, Sendable {
    /// SDL's video driver, such as `x11`.
    package var videoDriver: String
    /// The value of `SDL_FRAMEBUFFER_ACCELERATION`, when a person set it.
    package var accelerationHint: String?
    /// Whether the machine has a device node of a graphics processor.
    package var hasGraphicsDevice: Bool
    /// Who draws for OpenGL, such as `llvmpipe (LLVM 15)`; nil when there is no OpenGL.
    package var graphicsRenderer: String?

    package init(
      videoDriver: String,
      accelerationHint: String? = nil,
      hasGraphicsDevice: Bool,
      graphicsRenderer: String? = nil
    ) {
      self.videoDriver = videoDriver
      self.accelerationHint = accelerationHint
      self.hasGraphicsDevice = hasGraphicsDevice
      self.graphicsRenderer = graphicsRenderer
    }

    /// Whether asking OpenGL who draws could change the choice: it costs a window and a driver.
    package var isWorthAsking: Bool {
      hasGraphicsDevice && videoDriver != "wayland" && accelerationHint != "0"
        && !PresenterChoice.memoryDrivers.contains(videoDriver)
    }
  }

  private static let memoryDrivers: Set<String> = ["dummy", "offscreen", "evdev"]
  private static let softwareRenderers = [
    "llvmpipe", "softpipe", "swrast", "swiftshader", "software",
  ]

  /// Chooses for a machine.
  ///
  /// - Parameter facts: What is known of it.
  package init(_ facts: Facts) {
    // SDL's Wayland driver shares no memory of its own; a texture works there with any renderer.
    guard facts.videoDriver != "wayland" else {
      self = .streamingTexture
      return
    }
    guard facts.isWorthAsking, let renderer = facts.graphicsRenderer?.lowercased() else {
      self = .windowSurface
      return
    }
    let isSoftware = Self.softwareRenderers.contains { renderer.contains($0) }
    self = isSoftware ? .windowSurface : .streamingTexture
  }
}
