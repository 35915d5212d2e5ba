import Compositor
import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("UIVisualEffectView") struct UIVisualEffectViewTests {
  private let stage = Stage(width: 100, height: 100)
  private let blur = UIBlurEffect(style: .light)

  private func shown(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    stage.turn {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
      stage.window.addSubview(view)
      return view
    }
  }

  /// What the view does to what is behind it on screen now.
  private func backdrop() -> DisplayList.Backdrop? {
    let list = DisplayListBuilder.build(
      root: stage.window.layer,
      at: stage.world.frameTime,
      size: CGSize(width: 100, height: 100)
    )
    for case .backdrop(let backdrop) in list.items { return backdrop }
    return nil
  }

  @Test func `given no effect, when shown, then nothing is blurred`() {
    _ = shown(nil)
    #expect(backdrop() == nil)
  }

  @Test func `given a blur, when shown, then it fills the view`() {
    let view = shown(blur)
    let found = backdrop()
    #expect(found?.sigma == 20)
    #expect(found?.saturation == 1.8)
    #expect(found?.shape == .roundedRect(RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 40))))
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func `given a new size, when shown, then effect and content have it`() {
    let view = shown(blur)
    stage.turn { view.frame = CGRect(x: 0, y: 0, width: 30, height: 80) }
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 80))
    #expect(
      backdrop()?.shape == .roundedRect(RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 80)))
    )
  }

  @Test func `given an effect set in an animation, when half way, then it is half`() {
    let view = shown(nil)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = blur }
    }
    #expect(view.effect === blur)
    #expect(backdrop()?.sigma ?? 0 < 1)
    stage.advance(0.5)
    let half = backdrop()
    #expect(abs((half?.sigma ?? 0) - 10) < 0.2)
    #expect(abs((half?.saturation ?? 0) - 1.4) < 0.02)
    #expect(abs((half?.tint.w ?? 0) - 0.175) < 0.005)
    stage.advance(0.6)
    #expect(backdrop()?.sigma == 20)
  }

  @Test func `given an effect taken away in an animation, when done, then nothing is blurred`() {
    let view = shown(blur)
    stage.turn { UIView.animate(withDuration: 1) { view.effect = nil } }
    stage.advance(0.5)
    #expect(backdrop().map { $0.sigma > 1 && $0.sigma < 19 } ?? false)
    stage.advance(0.6)
    #expect(backdrop() == nil)
  }

  @Test(arguments: [0.25, 0.5, 0.9])
  func `given an animator, when its fraction is set, then the blur has that part`(
    fraction: Double
  ) {
    let view = shown(nil)
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = blur }
    }
    stage.turn { animator.fractionComplete = CGFloat(fraction) }
    #expect(abs((backdrop()?.sigma ?? 0) - 20 * fraction) < 1e-3)
    stage.turn { animator.fractionComplete = 0.1 }
    #expect(abs((backdrop()?.sigma ?? 0) - 2) < 1e-3)
    stage.turn { animator.stopAnimation(true) }
    #expect(abs((backdrop()?.sigma ?? 0) - 2) < 1e-3)
  }

  @Test func `given a style that follows, when it turns dark, then the tint does`() {
    let view = shown(UIBlurEffect(style: .systemMaterial))
    let light = backdrop()?.tint
    stage.turn { view.overrideUserInterfaceStyle = .dark }
    let dark = backdrop()?.tint
    #expect((light?.x ?? 0) > 0.9 && (dark?.x ?? 1) < 0.2)
  }

  @Test(arguments: UIBlurEffect.Style.allCases)
  func `given any style, when shown, then it blurs and tints`(style: UIBlurEffect.Style) {
    _ = shown(UIBlurEffect(style: style))
    let found = backdrop()
    #expect((found?.sigma ?? 0) >= 20)
    #expect((0.3...0.95).contains(found?.tint.w ?? 0))
  }

  @Test func `given content, when drawn, then it stands unblurred in front`() {
    let view = shown(blur)
    stage.turn {
      stage.window.backgroundColor = .black
      let dot = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      dot.backgroundColor = .red
      view.contentView.addSubview(dot)
    }
    let list = DisplayListBuilder.build(
      root: stage.window.layer,
      at: stage.world.frameTime,
      size: CGSize(width: 100, height: 100)
    )
    let image = LayerImages.render(list)
    #expect(image.pixels[25, 35] == 0xffff_0000)
    #expect(image.pixels[5, 5] == 0xff00_0000)
    // White at 0.35 over black.
    #expect(image.pixels[50, 50] == 0xff59_5959)
  }

  @Test func `given vibrancy, when shown, then a report says that it is not drawn`() {
    _ = shown(UIVibrancyEffect(blurEffect: blur))
    #expect(stage.world.issues.contains { $0.message.contains("Vibrancy") })
  }

  @Test func `given a subview beside the content, when added, then a report says so`() {
    let view = shown(blur)
    let reports = { stage.world.issues.count { $0.context.contains("addSubview") } }
    #expect(reports() == 0)
    stage.turn { view.addSubview(UIView()) }
    #expect(reports() == 1)
  }

  @Test func `given two blurs of one style, when compared, then they are equal`() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
  }

  @Test func `given a bar with a blur, when shown, then it blurs what is behind`() {
    stage.turn {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let appearance = UINavigationBarAppearance()
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
      bar.standardAppearance = appearance
      stage.window.addSubview(bar)
    }
    #expect(backdrop()?.sigma == 25)
  }
}
