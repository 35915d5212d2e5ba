import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Every entry of the list of what is not supported is reported when it is used.
@Suite struct UnsupportedFeatureTests {
  private let world = World(clock: .manual())

  @Test(arguments: UnsupportedFeature.allCases)
  func `using what is not supported is reported`(feature: UnsupportedFeature) {
    #expect(world.issues.isEmpty)
    world.perform { use(feature) }
    #expect(world.issues.map(\.message).contains(feature.effect))
    #expect(world.issues.count == 1)
  }

  @Test func `no entry is there twice, and each says what and what instead`() {
    let all = UnsupportedFeature.allCases
    #expect(Set(all.map(\.api)).count == all.count)
    #expect(Set(all.map(\.effect)).count == all.count)
    #expect(all.allSatisfy { $0.effect.hasSuffix(".") && !$0.api.isEmpty })
  }

  private func use(_ feature: UnsupportedFeature) {
    let layer = CALayer()
    switch feature {
    case .layerFilters: layer.filters = ["blur"]
    case .layerContents: draw(layer) { layer.contents = "no picture" }
    case .layerRepeats: layer.repeatCount = 2
    case .contentsFormat: layer.contentsFormat = .RGBA16Float
    case .transitionFilter: CATransition().filter = "ripple"
    case .transitionType: CATransition().type = CATransitionType(rawValue: "cube")
    case .emitters: CAEmitterLayer().renderMode = .additive
    case .tiles: _ = CATiledLayer()
    case .decoding: _ = CALayer(coder: NSCoder())
    case .selectorNames: Selector("tap").perform(on: layer)
    case .pageCurls: curl()
    case .systemSymbols: _ = UIImage(systemName: "no.such.symbol")
    case .textAttributes: drawText()
    }
  }

  private func draw(_ layer: CALayer, _ change: () -> Void) {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    change()
    _ = DisplayListBuilder.build(contentOf: layer, at: nil)
  }

  private func curl() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    world.tick()
    UIView.transition(with: view, duration: 1, options: .transitionCurlUp, animations: {})
  }

  private func drawText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(string: "text", attributes: [.baselineOffset: 3])
    _ = label.sizeThatFits(CGSize(width: 100, height: 100))
  }
}
