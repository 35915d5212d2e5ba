import CSDL2
import CoreGraphics
import Foundation

/// A window of SDL with the way its frames reach the screen; everything here is in SDL's own units.
final class SDLWindow {
  private let video: VideoSystem
  private let handle: OpaquePointer
  private var presenter: any Presenter
  private let cursors = Cursors()
  private let minimumSize: CGSize
  private var textInputArea: CGRect?
  /// Window units for one point.
  private(set) var scale: Double

  // `SDL_WINDOWPOS_CENTERED` is a macro that Swift does not see.
  private static let centered: Int32 = 0x2FFF_0000

  init(_ configuration: WindowConfiguration) throws(WindowHostError) {
    video = try VideoSystem()
    scale = configuration.scale
    minimumSize = configuration.minimumSize
    let choice = PresenterChoice(GraphicsProbe.facts(driver: video.driver))
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_SHOWN.rawValue
    if choice == .streamingTexture { flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue }
    let size = Self.units(configuration.size, scale: scale)
    guard
      let handle = SDL_CreateWindow(
        configuration.title,
        Self.centered,
        Self.centered,
        size.width,
        size.height,
        flags
      )
    else { throw .windowRefused(reason: SDLError.reason) }
    guard let presenter = Self.presenter(choice, for: handle) else {
      let reason = SDLError.reason
      SDL_DestroyWindow(handle)
      throw .windowRefused(reason: reason)
    }
    self.handle = handle
    self.presenter = presenter
    SDL_StopTextInput()
    applyMinimumSize()
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
  }

  /// Makes the chosen presenter, or the other one where the window system cannot do the chosen one.
  private static func presenter(
    _ choice: PresenterChoice,
    for window: OpaquePointer
  ) -> (any Presenter)? {
    switch choice {
    case .windowSurface: SurfacePresenter(window: window) ?? TexturePresenter(window: window)
    case .streamingTexture: TexturePresenter(window: window) ?? SurfacePresenter(window: window)
    }
  }

  // MARK: - Size

  /// The window's size as it is now.
  var geometry: WindowGeometry {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    let pixels = presenter.pixelSize()
    return WindowGeometry(
      unitsPerPoint: scale,
      windowWidth: Int(width),
      windowHeight: Int(height),
      pixelWidth: pixels.width,
      pixelHeight: pixels.height,
      minimum: minimumSize
    )
  }

  /// Takes another scale and keeps the size in points.
  func rescale(to scale: Double, size: CGSize) {
    self.scale = scale
    applyMinimumSize()
    SDL_SetWindowSize(
      handle,
      WindowGeometry.units(size.width, unitsPerPoint: scale),
      WindowGeometry.units(size.height, unitsPerPoint: scale)
    )
    presenter.invalidate()
  }

  private func applyMinimumSize() {
    let size = Self.units(minimumSize, scale: scale)
    SDL_SetWindowMinimumSize(handle, size.width, size.height)
  }

  /// Returns a size in window units, cut to what the display has room for.
  private static func units(_ size: CGSize, scale: Double) -> (width: Int32, height: Int32) {
    let width = WindowGeometry.units(size.width, unitsPerPoint: scale)
    let height = WindowGeometry.units(size.height, unitsPerPoint: scale)
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else {
      return (width, height)
    }
    return (min(width, room.w), min(height, room.h))
  }

  var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Frames a second of the display that the window is on; 0 when it does not say.
  var refreshRate: Int {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(handle), &mode) == 0 else { return 0 }
    return Int(mode.refresh_rate)
  }

  // MARK: - Frames

  /// Whether showing a frame waits for the display.
  var waitsForDisplay: Bool { presenter.waitsForDisplay }

  /// Takes note that what was shown is lost.
  func invalidate() {
    presenter.invalidate()
  }

  /// Shows a frame; the result says whether the screen shows all of it.
  func present(_ frame: PixelBuffer, damage: [PixelRect]) -> Bool {
    presenter.present(frame, damage: damage)
  }

  // MARK: - Events

  /// Returns the next event that is there already.
  func poll() -> RawEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      if let read = EventReader.read(event) { return read }
    }
    return nil
  }

  /// Waits until there is an event or the time has passed, and leaves the event in the queue.
  ///
  /// - Parameter seconds: The longest wait.
  func wait(_ seconds: Double) {
    let milliseconds = Int32((seconds * 1000).rounded(.down))
    if milliseconds > 0 {
      _ = SDL_WaitEventTimeout(nil, milliseconds)
    } else {
      usleep(UInt32(max(seconds, 0) * 1_000_000))
    }
  }

  /// Wakes a waiting loop; any thread may call it.
  nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Follows the pointer outside the window too, while a button is down.
  func capturePointer(_ isCaptured: Bool) {
    SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  /// Changes the pointer's shape.
  func show(_ cursor: SDL_SystemCursor) {
    cursors.show(cursor)
  }

  // MARK: - Text

  /// Begins, moves or ends text input.
  ///
  /// - Parameter area: Where the input method's window should stand, in points; nil ends text input.
  func takeText(at area: CGRect?) {
    guard area != textInputArea else { return }
    let wasTaking = textInputArea != nil
    textInputArea = area
    guard let area else { return SDL_StopTextInput() }
    if !wasTaking { SDL_StartTextInput() }
    let unitsPerPoint = geometry.unitsPerPoint
    var rectangle = SDL_Rect(
      x: Int32((area.minX * unitsPerPoint).rounded(.down)),
      y: Int32((area.minY * unitsPerPoint).rounded(.down)),
      w: WindowGeometry.units(area.width, unitsPerPoint: unitsPerPoint),
      h: WindowGeometry.units(area.height, unitsPerPoint: unitsPerPoint)
    )
    SDL_SetTextInputRect(&rectangle)
  }

  /// The text on the system's clipboard, or nil.
  static var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
