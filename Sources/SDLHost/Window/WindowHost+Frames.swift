import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension WindowHost {
  /// The least time between two reports of the figures, in seconds.
  private static let reportInterval = 0.25

  /// Ticks the Worlds, draws what changed and shows it.
  func render(_ content: any WindowContent) {
    let began = clock.now
    let dropped = pacer.begin(at: began)
    for world in worlds(of: content) { world.tick() }
    let damage = draw(content)
    var ended = clock.now
    if !damage.isEmpty {
      isStale = !sdl.present(frame, damage: damage)
      let shown = clock.now
      log?.frame(drawn: ended, shown: shown, damage: damage)
      if !sdl.waitsForDisplay { ended = shown }
    }
    meter.note(began: began, ended: ended, dropped: dropped, interval: pacer.interval)
    if began - lastReport >= Self.reportInterval {
      lastReport = began
      content.frameDidRender(meter.statistics)
    }
  }

  private func draw(_ content: any WindowContent) -> [PixelRect] {
    if frame.width != geometry.pixelWidth || frame.height != geometry.pixelHeight {
      frame = PixelBuffer(width: geometry.pixelWidth, height: geometry.pixelHeight, isOpaque: true)
    }
    let list = lists.list(
      of: content.window.layer,
      at: content.world.frameTime,
      size: geometry.size,
      scale: geometry.pixelsPerPoint
    )
    let dirty = renderer.render(list, into: frame, damage: .changes)
    if isStale { return [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)] }
    return dirty.map { PixelRect($0) }
  }
}
