import QuartzCore

/// The transitions of a World: those that ran, those that run and the containers that are alive.
@MainActor package final class TransitionMonitor {
  /// The monitor of the current World.
  package static var current: TransitionMonitor { World.current[TransitionMonitorKey.self] }

  /// The latest transitions, from old to new.
  package private(set) var records: [TransitionRecord] = []
  private var scheduled: [WeakTransition] = []
  private var containers: [WeakView] = []

  nonisolated init() {}

  // A World may end in the middle of a transition, which holds itself until its own end, or before one, whose
  // completions may hold who announced it.
  isolated deinit {
    for record in running { record.context?.transition?.forget() }
    for entry in scheduled { entry.transition?.forget() }
  }

  /// More records than this are forgotten, the oldest first.
  private static let recordLimit = 256

  /// The transitions that have not ended.
  package var running: [TransitionRecord] { records.filter { $0.outcome == .running } }

  /// How many containers of modal presentations exist, on screen or leaked.
  package var liveModalContainerCount: Int { modalContainers.count }

  /// The containers of modal presentations that exist.
  package var modalContainers: [UIView] { containers.compactMap(\.view) }

  /// The containers of the transitions that have not ended.
  package var runningContainers: [UIView] { running.compactMap(\.container) }

  func add(_ record: TransitionRecord) {
    records.append(record)
    if records.count > Self.recordLimit { records.removeFirst() }
  }

  func add(container: UIView) {
    containers.removeAll { $0.view == nil }
    containers.append(WeakView(view: container))
  }

  /// How many transitions were announced and have not begun yet.
  package var scheduledCount: Int { scheduled.count { $0.transition != nil } }

  func add(scheduled transition: ControllerTransition) {
    scheduled.removeAll { $0.transition == nil }
    scheduled.append(WeakTransition(transition: transition))
  }

  func remove(scheduled transition: ControllerTransition) {
    scheduled.removeAll { $0.transition === transition || $0.transition == nil }
  }

  private struct WeakTransition {
    weak var transition: ControllerTransition?
  }

  private struct WeakView {
    weak var view: UIView?
  }
}

/// Where a World keeps its monitor.
private nonisolated enum TransitionMonitorKey: WorldKey {
  static func makeValue() -> TransitionMonitor { TransitionMonitor() }
}
