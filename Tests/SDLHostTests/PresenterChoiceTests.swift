import SDLHost
import Testing

@Suite struct PresenterChoiceTests {
  private func choice(
    _ driver: String = "x11",
    hint: String? = nil,
    device: Bool = true,
    renderer: String? = nil
  ) -> PresenterChoice {
    PresenterChoice(
      PresenterChoice.Facts(
        videoDriver: driver,
        accelerationHint: hint,
        hasGraphicsDevice: device,
        graphicsRenderer: renderer
      )
    )
  }

  @Test func `a graphics processor shows a texture`() {
    #expect(choice(renderer: "Mesa Intel(R) UHD Graphics 620") == .streamingTexture)
    #expect(choice("cocoa", renderer: "Apple M2") == .streamingTexture)
  }

  @Test(arguments: [
    "llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer",
    "Google SwiftShader",
  ])
  func `a software renderer of OpenGL is avoided`(renderer: String) {
    #expect(choice(renderer: renderer) == .windowSurface)
  }

  @Test func `without a device, or when a person says so, memory is shared and nobody is asked`() {
    #expect(choice(device: false, renderer: "GeForce") == .windowSurface)
    #expect(choice(hint: "0", renderer: "GeForce") == .windowSurface)
    #expect(choice("dummy", renderer: "GeForce") == .windowSurface)
    #expect(choice(renderer: nil) == .windowSurface)
    let facts = PresenterChoice.Facts(videoDriver: "x11", hasGraphicsDevice: false)
    #expect(!facts.isWorthAsking)
  }

  @Test func `Wayland shares no memory with SDL, so it gets a texture whoever draws`() {
    #expect(choice("wayland", device: false) == .streamingTexture)
  }
}
