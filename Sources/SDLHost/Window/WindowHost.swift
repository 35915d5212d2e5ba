import Compositor
public import CoreGraphics
public import Foundation
import QuartzCore
import UIKit

/// A window on the screen that shows UIKit: it delivers input, paces frames and presents what changed.
///
/// A program has one host, makes it on the main thread, and calls ``run(_:)``, which returns when the window
/// is closed.
public final class WindowHost {
  let sdl: SDLWindow
  var translator: EventTranslator
  var pacer: FramePacer
  var meter = FrameMeter()
  // The machine's time, for pacing; Worlds have clocks of their own.
  let clock = MediaClock.real()

  let log: FrameLog?
  let renderer: Renderer
  let lists = DisplayListSource()
  var frame: PixelBuffer
  var geometry: WindowGeometry
  /// Whether the next frame is drawn and shown whole, as memory or window have changed.
  var isStale = true
  var isVisible = true
  var isRunning = false
  var lastReport = -Double.infinity
  /// How often in a row the loop has waited without anything happening.
  var calm = 0

  /// The figures of the frames that were shown.
  public var statistics: FrameStatistics { meter.statistics }

  /// Opens a window.
  ///
  /// - Parameter configuration: What the window is like.
  /// - Throws: Why there is no window; ``WindowHostError/hint`` says what a person can do.
  public init(_ configuration: WindowConfiguration) throws(WindowHostError) {
    if let path = configuration.frameLog { log = try FrameLog(path: path) } else { log = nil }
    sdl = try SDLWindow(configuration)
    geometry = sdl.geometry
    translator = EventTranslator(unitsPerPoint: configuration.scale)
    translator.windowSize = geometry.size
    pacer = FramePacer(refreshRate: sdl.refreshRate)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    renderer = Renderer(threads: configuration.threads ?? min(max(processors, 1), 8))
    frame = PixelBuffer(width: geometry.pixelWidth, height: geometry.pixelHeight, isOpaque: true)
  }

  /// The size of the content, in points.
  public var size: CGSize { geometry.size }

  /// The window's title.
  public var title: String {
    get { sdl.title }
    set { sdl.title = newValue }
  }

  /// Window units for one point; setting it resizes the window and keeps the size in points.
  public var scale: Double {
    get { sdl.scale }
    set {
      let scale = min(max(newValue, 0.5), 4)
      guard scale != sdl.scale else { return }
      sdl.rescale(to: scale, size: geometry.size)
      isStale = true
    }
  }

  /// Shows a content until the window is closed.
  ///
  /// - Parameter content: What the window shows.
  public func run(_ content: any WindowContent) {
    isRunning = true
    content.world.perform {
      fit(content, to: sdl.geometry)
      let dispatcher = InputDispatcher(window: content.window)
      while isRunning {
        step(content, dispatcher)
      }
    }
  }

  /// Ends ``run(_:)`` after the current frame.
  public func close() {
    isRunning = false
  }

  /// Makes a resting window look at the main queue at once; any thread may call it.
  public nonisolated static func wake() {
    SDLWindow.wake()
  }
}
