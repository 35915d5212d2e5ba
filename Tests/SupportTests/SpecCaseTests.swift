import TestSupport
import Testing

@Suite struct SpecCaseTests {
  @Test(.spec("U-1")) func `given the case file, when a case is read, then its numbers are there`()
  {
    SpecCase("U-1").expect([60, 45])
  }

  @Test func `given a case that differs, when checked, then the issue names number and values`() {
    withKnownIssue {
      SpecCase("U-1").expect([60, 44])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("U-1 [1]: got 44.0, expected 45.0") }
    }
  }

  @Test func `given the case file, then it holds every case of the specification`() {
    #expect(CaseFile.uikit.count == 170)
  }
}
