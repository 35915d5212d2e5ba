import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("TableGeometry") struct TableGeometryTests {
  @Test(arguments: 0..<40)
  func `an index of heights agrees with adding them up`(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    var heights = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      CGFloat(Int.random(in: 0...20, using: &random)) * 4
    }
    var index = HeightIndex(heights)
    for _ in 0..<20 {
      if !heights.isEmpty {
        let changed = Int.random(in: 0..<heights.count, using: &random)
        heights[changed] = CGFloat(Int.random(in: 0...90, using: &random))
        index[changed] = heights[changed]
      }
      #expect(index.total == heights.reduce(0, +))
      let place = CGFloat(Int.random(in: -10...1200, using: &random))
      var sum: CGFloat = 0
      var expected: Int?
      for (position, height) in heights.enumerated() {
        #expect(index.offset(of: position) == sum)
        if sum <= place || expected == nil { expected = position }
        sum += height
      }
      #expect(index.index(at: place) == expected)
    }
  }

  @Test(arguments: 0..<40)
  func `rows between two places are those of a plain walk`(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      TableGeometry.Section(
        padding: random.one(of: 0, 22),
        header: random.one(of: 0, 30),
        rows: HeightIndex(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in random.one(of: 44, 20, 0, 61) }
        ),
        footer: random.one(of: 0, 12)
      )
    }
    let geometry = TableGeometry(sections: sections, top: random.one(of: 0, 50), bottom: 10)
    let low = random.number(-100...900)
    let high = low + random.number(0...400)
    var expected: [IndexPath] = []
    var place = geometry.top
    for (section, lengths) in sections.enumerated() {
      #expect(geometry.sectionStart(section) == place)
      var row = place + lengths.padding + lengths.header
      for index in 0..<lengths.rows.count {
        let end = row + lengths.rows[index]
        if end > low, row < high, end > row {
          expected.append(IndexPath(row: index, section: section))
        }
        row = end
      }
      place = row + lengths.footer
    }
    #expect(geometry.height == place + 10)
    #expect(geometry.rows(from: low, to: high) == expected)
  }
}
