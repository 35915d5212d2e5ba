/// How fast the stage's clock runs.
public enum StageSpeed: Int, CaseIterable, Sendable {
  /// Real time.
  case full = 100
  /// Half of real time.
  case half = 50
  /// A quarter of real time.
  case quarter = 25
  /// A tenth of real time: what the slow-motion switch sets.
  case tenth = 10
  /// A fiftieth of real time.
  case fiftieth = 2

  /// The rate of the stage's clock, 1 for real time.
  public var rate: Double { Double(rawValue) / 100 }

  /// What the button says.
  public var title: String { "\(rawValue)%" }
}
