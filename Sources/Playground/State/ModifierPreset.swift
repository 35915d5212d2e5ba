/// A modifier string to start from, with the curve that its motion follows.
nonisolated struct ModifierPreset: Equatable, Sendable {
  /// What the preset is called.
  let title: String
  /// The string that it puts into the field.
  let string: String
  /// The motion over its length, as 0…1 at equal times; it may overshoot.
  let curve: MotionCurve

  /// The presets, in the order in which they stand.
  static let all = [
    ModifierPreset(title: "Soft spring", string: "spring(250, 25)", curve: .spring(250, 25)),
    ModifierPreset(title: "Bouncy", string: "spring(320, 14)", curve: .spring(320, 14)),
    ModifierPreset(title: "Arc", string: "arc(0.8) spring(250, 25)", curve: .spring(250, 25)),
    ModifierPreset(
      title: "Slow and sure",
      string: "duration(0.9) timingFunction(easeInOut)",
      curve: .bezier(0.42, 0, 0.58, 1)
    ),
    ModifierPreset(
      title: "Decelerate",
      string: "duration(0.5) timingFunction(deceleration)",
      curve: .bezier(0, 0, 0.2, 1)
    ),
    ModifierPreset(
      title: "Turn in",
      string: "rotate(-0.4) scale(0.6) fade duration(0.6)",
      curve: .bezier(0.4, 0, 0.2, 1)
    ),
  ]
}
