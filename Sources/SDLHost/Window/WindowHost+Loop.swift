import Foundation
import QuartzCore
import UIKit

extension WindowHost {
  /// Handles what has happened, runs the main queue, and renders or waits.
  func step(_ content: any WindowContent, _ dispatcher: InputDispatcher) {
    while let event = sdl.poll() {
      calm = 0
      if case .key(_, _, _, isDown: true, _) = event { log?.key(at: clock.now) }
      for event in translator.translate(event, at: clock.now) {
        handle(event, content, dispatcher)
      }
    }
    runMainQueue()
    followFocus(of: content)
    connectClipboard(of: content)
    guard isRunning else { return }
    let needsFrame = isStale || worlds(of: content).contains(where: \.needsFrame)
    let next = LoopStep(
      isVisible: isVisible,
      needsFrame: needsFrame,
      pause: sdl.waitsForDisplay ? 0 : pacer.delay(at: clock.now),
      rest: rest(of: content),
      calm: calm
    )
    switch next {
    case .frame:
      calm = 0
      render(content)
    case .wait(let seconds):
      if !needsFrame { pacer.rest() }
      calm += 1
      sdl.wait(seconds)
    }
  }

  /// The Worlds in the order in which they are ticked.
  func worlds(of content: any WindowContent) -> [World] {
    content.innerWorlds + [content.world]
  }

  /// Runs what is queued for the main thread.
  private func runMainQueue() {
    // NB: a pass in which a Foundation timer is due fires that timer and nothing else, so that one pass a
    // frame starves the main queue. Two passes do not.
    for _ in 0..<2 {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  /// How long until some World has work to do, in seconds of the machine's clock.
  private func rest(of content: any WindowContent) -> Double? {
    worlds(of: content).compactMap { world -> Double? in
      guard let deadline = world.nextDeadline, world.clock.rate > 0 else { return nil }
      return (deadline - world.clock.now) / world.clock.rate
    }.min()
  }

  // MARK: - Events

  private func handle(
    _ event: HostEvent,
    _ content: any WindowContent,
    _ dispatcher: InputDispatcher
  ) {
    if case .window(let change) = event { return handle(change, content) }
    dispatcher.send(event)
    sdl.capturePointer(translator.isDragging)
    if case .hover = event { sdl.show(content.window.pointerShape ?? .arrow) }
  }

  private func handle(_ change: HostEvent.WindowChange, _ content: any WindowContent) {
    switch change {
    case .resized:
      pacer.change(refreshRate: sdl.refreshRate)
      sdl.invalidate()
      fit(content, to: sdl.geometry)
    case .exposed, .deviceReset:
      sdl.invalidate()
      isStale = true
    case .hidden: isVisible = false
    case .shown:
      isVisible = true
      isStale = true
    case .closeRequested, .quitRequested:
      if content.windowShouldClose() { close() }
    case .focused, .unfocused, .wake: break
    }
  }

  /// Gives the chrome the window's size and scale.
  func fit(_ content: any WindowContent, to geometry: WindowGeometry) {
    let isSameSize = geometry.size == content.window.bounds.size
    self.geometry = geometry
    translator.unitsPerPoint = geometry.unitsPerPoint
    translator.windowSize = geometry.size
    isStale = true
    let bounds = CGRect(origin: .zero, size: geometry.size)
    UIScreen.main.configure(bounds: bounds, scale: geometry.pixelsPerPoint)
    content.window.frame = bounds
    if !isSameSize { content.windowDidResize(to: geometry.size) }
  }

  // MARK: - Text

  private func followFocus(of content: any WindowContent) {
    sdl.takeText(at: isVisible ? content.textInputArea : nil)
  }

  private func connectClipboard(of content: any WindowContent) {
    for world in worlds(of: content) where !world[ClipboardKey.self] {
      world[ClipboardKey.self] = true
      world.perform {
        UIPasteboard.general.backend = UIPasteboard.Backend(
          read: { SDLWindow.clipboardText },
          write: { SDLWindow.clipboardText = $0 }
        )
      }
    }
  }
}
