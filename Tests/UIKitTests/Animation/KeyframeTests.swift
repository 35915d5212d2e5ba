import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIView.animateKeyframes") struct KeyframeTests {
  private let stage = Stage()

  private func fade() -> UIView {
    let view = stage.shownView()
    stage.turn {
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
      }
    }
    return view
  }

  @Test(.spec("U-125"))
  func `given one keyframe, when the block ran, then one animation holds its end`() {
    let animation = fade().layer.animation(forKey: "opacity") as? CAKeyframeAnimation
    let specCase = SpecCase("U-125")
    specCase.expect(animation?.values as? [CGFloat], equals: [1, 0, 0])
    specCase.expect(animation?.keyTimes?.map(\.doubleValue), equals: [0, 0.1, 1])
    specCase.expect(animation?.calculationMode, equals: .linear)
    specCase.expect(animation?.fillMode, equals: .both)
    specCase.expect(animation?.duration, equals: 10)
    specCase.expect(animation?.timingFunction?.points, equals: [0.42, 0, 0.58, 1])
  }

  @Test(.spec("U-126"))
  func `given one keyframe, when it plays, then the whole is eased`() {
    let view = fade()
    let values = [0.5, 0.5, 1, 0.5].map { step in
      stage.advance(step)
      return Double(view.layer.presentation()?.opacity ?? .nan)
    }
    SpecCase("U-126").expect(values)
  }

  @Test func `given keyframes of a position, when they play evenly, then values add to the model`()
  {
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    stage.turn {
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
      )
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.x = 200
        }
      }
    }
    #expect(view.center.x == 200)
    let animation = view.layer.animation(forKey: "position") as? CAPropertyAnimation
    #expect(animation?.isAdditive == true)
    let values = [0.25, 0.25, 0.125, 0.25].map { step -> CGFloat in
      stage.advance(step)
      return view.layer.presentation()?.position.x ?? .nan
    }
    #expect(zip(values, [50, 100, 100, 150]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `given overlapping keyframes, when they play, then the later one takes over`() {
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    stage.turn {
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
      )
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
      }
    }
    stage.advance(0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? .nan) - 50) < 1e-6)
    stage.advance(0.25)
    #expect(abs((view.layer.presentation()?.position.x ?? .nan) - 25) < 1e-6)
  }

  @Test func `given a keyframe outside a block, when it is added, then the change is immediate`() {
    let view = stage.shownView()
    stage.turn {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    }
    #expect(view.layer.animationKeys() ?? [] == [])
    #expect(view.alpha == 0)
  }

  @Test func `given a completion, when the keyframes end, then it is called once`() {
    let view = stage.shownView()
    var results: [Bool] = []
    stage.turn {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.alpha = 0
          view.center.x = 9
        }
      } completion: {
        results.append($0)
      }
    }
    stage.advance(0.9)
    #expect(results.isEmpty)
    stage.advance(0.2)
    #expect(results == [true])
  }
}
