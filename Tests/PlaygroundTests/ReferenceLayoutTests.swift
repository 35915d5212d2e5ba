import Foundation
import Testing
import UIKit

@testable import Playground

@Suite struct ReferenceLayoutTests {
  private func layout(_ width: Double) -> ReferenceLayout {
    ReferenceLayout(
      size: CGSize(width: width, height: 540),
      presetCount: ModifierPreset.all.count,
      modifierCount: 31
    )
  }

  @Test(arguments: [592.0, 752, 1000, 1392])
  func `given any width, then each preset's string is whole`(width: Double) throws {
    let card = try #require(layout(width).presets.first)
    for preset in ModifierPreset.all {
      let view = PresetCard(preset) {}
      let room = PresetCard.stringRoom(in: card.width)
      let free = UILabel()
      free.font = ChromeFont.codeCaption
      free.text = preset.string
      free.numberOfLines = 0
      let wanted = free.sizeThatFits(CGSize(width: room, height: 0))
      #expect(view.stringSize(in: card.width).height >= wanted.height, "\(preset.title)")
      #expect(wanted.width <= room + 0.5, "\(preset.title)")
    }
  }

  @Test(arguments: [592.0, 752, 1000, 1392])
  func `given any width, then nothing overlaps and all stands inside`(width: Double) {
    let layout = layout(width)
    let bounds = CGRect(x: 0, y: 0, width: width, height: 540)
    for (index, frame) in layout.presets.enumerated() {
      #expect(bounds.contains(frame))
      #expect(!layout.presets.dropFirst(index + 1).contains { $0.intersects(frame) })
      #expect(frame.maxY < layout.listTitle.minY)
    }
    #expect(layout.list.maxY == 540)
    #expect(
      layout.modifiers.allSatisfy { $0.maxX <= width && $0.maxY <= layout.listContent.height }
    )
  }

  @Test func `given any preset, then its curve stays inside the card`() throws {
    for preset in ModifierPreset.all {
      let card = PresetCard(preset) {}
      card.frame = CGRect(x: 0, y: 0, width: 354, height: 52)
      card.layoutIfNeeded()
      let curve = card.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
      let path = try #require(curve?.path)
      let line = path.boundingBoxOfPath.insetBy(dx: -1, dy: -1)
      #expect(card.bounds.insetBy(dx: 8, dy: 8).contains(line), "\(preset.title)")
    }
  }
}
