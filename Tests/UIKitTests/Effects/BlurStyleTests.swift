import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Styles of blurs") struct BlurStyleTests {
  private let golden = Golden()
  private let stage = Stage(width: 320, height: 180)

  /// Discs of strong colours beside each other, and a line of text on them.
  private func backgroundImage() -> UIImage {
    let size = CGSize(width: 320, height: 180)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.96, green: 0.93, blue: 0.85, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple]
      for index in 0..<40 {
        colors[index % colors.count].setFill()
        let center = CGPoint(x: index % 8 * 44 - 4, y: index / 8 * 44 - 4)
        let side = CGFloat(18 + index * 7 % 19)
        UIBezierPath(
          ovalIn: CGRect(x: center.x, y: center.y, width: side, height: side)
        ).fill()
      }
    }
  }

  private func show(
    _ style: UIBlurEffect.Style,
    _ look: UIUserInterfaceStyle,
    at index: Int
  ) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 8 + index % 4 * 78, y: 10 + index / 4 * 84, width: 70, height: 76)
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
    view.overrideUserInterfaceStyle = look
    let label = UILabel(frame: view.bounds)
    label.text = "Label"
    label.textAlignment = .center
    label.textColor = .label
    view.contentView.addSubview(label)
    stage.window.addSubview(view)
  }

  private func picture() -> CGImage {
    renderImage(of: stage.window.layer, at: stage.world.frameTime, scale: 1)
  }

  @Test func `plain styles over a picture look as they did`() throws {
    stage.turn {
      stage.window.addSubview(UIImageView(image: backgroundImage()))
      show(.extraLight, .light, at: 0)
      show(.light, .light, at: 1)
      show(.regular, .light, at: 2)
      show(.prominent, .light, at: 3)
      show(.dark, .dark, at: 4)
      show(.systemChromeMaterialDark, .dark, at: 5)
      show(.regular, .dark, at: 6)
      show(.prominent, .dark, at: 7)
    }
    try golden.check(picture(), "blurs-styles", tolerance: 2)
  }

  @Test func `materials over a picture look as they did`() throws {
    let materials: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemChromeMaterial,
    ]
    stage.turn {
      stage.window.addSubview(UIImageView(image: backgroundImage()))
      for (index, material) in materials.enumerated() {
        show(material, .light, at: index)
        show(material, .dark, at: index + 4)
      }
    }
    try golden.check(picture(), "blurs-materials", tolerance: 2)
  }

  @Test func `a blur half-way to another is between the two`() throws {
    let view = stage.turn {
      stage.window.addSubview(UIImageView(image: backgroundImage()))
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 40, y: 30, width: 240, height: 120)
      stage.window.addSubview(view)
      return view
    }
    let animator = stage.turn {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      animator.fractionComplete = 0.5
      return animator
    }
    try golden.check(picture(), "blurs-halfway", tolerance: 2)
    stage.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(golden.names == ["blurs-styles", "blurs-materials", "blurs-halfway"])
  }
}
