import CoreGraphics
import Foundation

/// Where everything in a table stands, from top to bottom.
nonisolated struct TableGeometry: Equatable {
  /// The lengths of a section.
  struct Section: Equatable {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = HeightIndex()
    var footer: CGFloat = 0
    /// Which rows measure themselves when they are shown; empty when none does.
    var automaticRows: [Bool] = []

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section]
  /// The heights of the sections.
  private var heights: HeightIndex
  /// The height of the view above all sections.
  var top: CGFloat
  /// The height of the view below all sections.
  var bottom: CGFloat

  init(sections: [Section] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
    self.sections = sections
    heights = HeightIndex(sections.map(\.height))
    self.top = top
    self.bottom = bottom
  }

  var counts: [Int] { sections.map(\.rows.count) }

  var height: CGFloat { top + heights.total + bottom }

  /// Where the last section ends.
  var sectionsEnd: CGFloat { top + heights.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: - Places

  func sectionStart(_ section: Int) -> CGFloat { top + heights.offset(of: section) }

  func sectionEnd(_ section: Int) -> CGFloat { sectionStart(section) + sections[section].height }

  func headerStart(_ section: Int) -> CGFloat {
    sectionStart(section) + sections[section].padding
  }

  func footerStart(_ section: Int) -> CGFloat {
    sectionEnd(section) - sections[section].footer
  }

  private func rowsStart(_ section: Int) -> CGFloat {
    headerStart(section) + sections[section].header
  }

  func start(of path: IndexPath) -> CGFloat {
    rowsStart(path.section) + sections[path.section].rows.offset(of: path.row)
  }

  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows[path.row] }

  func isAutomatic(_ path: IndexPath) -> Bool {
    let rows = sections[path.section].automaticRows
    return !rows.isEmpty && rows[path.row]
  }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].rows[path.row] = height
    heights[path.section] = sections[path.section].height
  }

  // MARK: - Searching

  /// Returns the section at a place, or the nearest one; nil when there is none.
  func section(at place: CGFloat) -> Int? { heights.index(at: place - top) }

  /// Returns the first row that reaches below a place, or nil when none does.
  func firstRow(below place: CGFloat) -> IndexPath? {
    guard var section = section(at: place) else { return nil }
    while section < sections.count {
      let rows = sections[section].rows
      let start = rowsStart(section)
      if var row = rows.index(at: place - start) {
        while row < rows.count, start + rows.offset(of: row + 1) <= place { row += 1 }
        if row < rows.count { return IndexPath(row: row, section: section) }
      }
      section += 1
    }
    return nil
  }

  /// Returns the row after another one, or nil.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// Returns the rows that lie between two places, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    var path = firstRow(below: low)
    while let current = path, start(of: current) < high {
      if height(of: current) > 0 { found.append(current) }
      path = row(after: current)
    }
    return found
  }

  /// Returns the sections that lie between two places.
  func sections(from low: CGFloat, to high: CGFloat) -> [Int] {
    guard high > low, let first = section(at: low) else { return [] }
    var found: [Int] = []
    var section = first
    while section < sections.count, sectionStart(section) < high {
      found.append(section)
      section += 1
    }
    return found
  }
}
