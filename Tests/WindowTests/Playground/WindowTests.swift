import Testing

/// Everything that needs the run's display, one after the other: there is one keyboard and one pointer.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: WindowRun.isEnabled, "\(WindowRun.reason)")
)
struct WindowTests {}
