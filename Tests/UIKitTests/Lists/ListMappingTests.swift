import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("ListMapping") struct ListMappingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `deletions count before a batch, insertions after it`() throws {
    var changes = ListChanges()
    changes.deletedItems = [path(0), path(2)]
    changes.insertedItems = [path(1)]
    let mapping = try ListMapping(changes, from: [4], to: [3])
    #expect(mapping.newPath(for: path(0)) == nil)
    #expect(mapping.newPath(for: path(1)) == path(0))
    #expect(mapping.newPath(for: path(3)) == path(2))
    #expect(mapping.oldPath(for: path(1)) == nil)
    #expect(mapping.oldPath(for: path(2)) == path(3))
  }

  @Test func `a section that moves takes its items along`() throws {
    var changes = ListChanges()
    changes.movedSections = [.init(from: 2, to: 0)]
    changes.deletedItems = [path(1, 2)]
    let mapping = try ListMapping(changes, from: [1, 1, 3], to: [2, 1, 1])
    #expect(mapping.newPath(for: path(2, 2)) == path(1, 0))
    #expect(mapping.newPath(for: path(0, 0)) == path(0, 1))
    #expect(mapping.newSection == [1, 2, 0])
  }

  @Test func `an item moves between sections`() throws {
    var changes = ListChanges()
    changes.movedItems = [.init(from: path(0, 0), to: path(1, 1))]
    let mapping = try ListMapping(changes, from: [2, 2], to: [1, 3])
    #expect(mapping.newPath(for: path(0, 0)) == path(1, 1))
    #expect(mapping.newPath(for: path(1, 1)) == path(2, 1))
    #expect(mapping.oldPath(for: path(1, 1)) == path(0, 0))
  }

  @Test func `what does not add up is named`() {
    #expect(throws: ListInconsistency.self) { try ListMapping(ListChanges(), from: [2], to: [3]) }
    var twice = ListChanges()
    twice.deletedItems = [path(0), path(0)]
    #expect(throws: ListInconsistency.twice(path(0))) {
      try ListMapping(twice, from: [2], to: [0])
    }
    var sections = ListChanges()
    sections.deletedSections = [0]
    let error = #expect(throws: ListInconsistency.self) {
      try ListMapping(sections, from: [1, 1], to: [1, 1])
    }
    #expect(
      error?.message(.table).hasPrefix("Invalid update: invalid number of sections.") == true
    )
    var late = ListChanges()
    late.insertedItems = [path(7)]
    let message = #expect(throws: ListInconsistency.self) {
      try ListMapping(late, from: [1], to: [2])
    }
    #expect(
      message?.message(.collection)
        == "attempt to insert item 7 into section 0, but there are only 2 items in section 0 "
        + "after the update"
    )
  }
}
