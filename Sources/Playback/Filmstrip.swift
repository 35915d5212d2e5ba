import Compositor
import CoreGraphics
import QuartzCore
import UIKit

/// Frames of a transition side by side on a dark ground, each with its time below.
struct Filmstrip {
  /// One frame.
  struct Frame {
    /// Seconds since the transition's first animations began.
    let time: TimeInterval
    /// The stage at that time.
    let picture: CGImage
  }

  let frames: [Frame]
  /// Pixels per point.
  let scale: CGFloat

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 20
  private static let captionHeight: CGFloat = 36

  /// Returns the strip as one picture.
  func picture() -> CGImage {
    let world = World(clock: .manual(at: 1))
    return world.perform {
      UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: scale)
      let ground = makeGround()
      world.tick()
      return renderImage(of: ground.layer, at: world.clock.now, size: size, scale: scale)
    }
  }

  private var frameSize: CGSize {
    guard let picture = frames.first?.picture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  private var size: CGSize {
    let count = CGFloat(frames.count)
    return CGSize(
      width: Filmstrip.margin * 2 + count * frameSize.width + (count - 1) * Filmstrip.gap,
      height: Filmstrip.margin + frameSize.height + Filmstrip.captionHeight
    )
  }

  private func makeGround() -> UIView {
    let ground = UIWindow(frame: CGRect(origin: .zero, size: size))
    ground.backgroundColor = UIColor(red: 0.047, green: 0.055, blue: 0.071, alpha: 1)
    for (index, frame) in frames.enumerated() {
      let x = Filmstrip.margin + CGFloat(index) * (frameSize.width + Filmstrip.gap)
      let image = UIImage(cgImage: frame.picture, scale: scale, orientation: .up)
      let view = UIImageView(image: image)
      view.frame = CGRect(origin: CGPoint(x: x, y: Filmstrip.margin), size: frameSize)
      ground.addSubview(view)
      let caption = UILabel()
      caption.text = String(format: "%.3f s", frame.time)
      caption.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
      caption.textColor = UIColor(red: 0.525, green: 0.569, blue: 0.631, alpha: 1)
      caption.textAlignment = .center
      caption.frame = CGRect(x: x, y: view.frame.maxY + 9, width: frameSize.width, height: 18)
      ground.addSubview(caption)
    }
    ground.makeKeyAndVisible()
    return ground
  }
}
