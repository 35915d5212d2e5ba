import Compositor
import CoreGraphics
import QuartzCore
import UIKit

extension TransitionStage {
  /// What the window shows now, a pixel a point.
  func picture() -> PixelBuffer {
    world.perform {
      renderImage(
        of: window.layer,
        at: world.clock.now,
        size: window.bounds.size,
        scale: 1
      ).pixels
    }
  }

  /// The colour of a point of the window, as 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { picture()[x, y] & 0xFF_FFFF }

  /// The colour in the middle of the window, as 0xRRGGBB.
  var middle: UInt32 { pixel(Int(window.bounds.midX), Int(window.bounds.midY)) }

  /// What is drawn now, as a text that is the same for the same picture.
  func drawing() -> String {
    world.perform {
      DisplayListBuilder.build(
        root: window.layer,
        at: world.clock.now,
        size: window.bounds.size,
        scale: 1
      ).description
    }
  }
}
