import Testing

@testable import Census

@Suite("What tests reach") struct TestReachTests {
  private func occurrence(
    _ usr: String,
    roles: UInt64 = 0,
    _ relations: [(usr: String, roles: UInt64)] = []
  ) -> IndexStore.Occurrence {
    IndexStore.Occurrence(usr: usr, name: "\(usr)()", line: 1, roles: roles, relations: relations)
  }

  @Test func `a test covers what it names, and what its helper names, but nothing else`() {
    let reach = TestReach(files: [
      "/Tests/ATests.swift": [
        occurrence("test", roles: IndexStore.definition),
        occurrence(
          "test",
          roles: IndexStore.call,
          [("$s4TestfMp_", IndexStore.containedBy | IndexStore.calledBy)]
        ),
        occurrence("near", [("test", IndexStore.containedBy)]),
        occurrence("helper", [("test", IndexStore.containedBy)]),
        occurrence("far", [("helper", IndexStore.containedBy)]),
        occurrence("other", [("unused", IndexStore.containedBy)]),
      ]
    ])
    #expect(reach.nearest["near"] == TestReach.Test(name: "test", file: "ATests.swift"))
    #expect(reach.nearest["far"] == TestReach.Test(name: "test", file: "ATests.swift"))
    #expect(reach.nearest["other"] == nil)
  }

  @Test func `a helper's override covers what it overrides`() {
    let reach = TestReach(files: [
      "/Tests/ATests.swift": [
        occurrence("test", roles: IndexStore.definition),
        occurrence("test", roles: IndexStore.call, [("TestfMp_", IndexStore.containedBy)]),
        occurrence("Spy", [("test", IndexStore.containedBy)]),
        occurrence(
          "Spy.didLoad",
          roles: IndexStore.definition,
          [("Spy", IndexStore.childOf), ("didLoad", IndexStore.overrideOf)]
        ),
      ]
    ])
    #expect(reach.nearest["didLoad"]?.name == "test")
  }
}
