/// Where a controller is between being away and being there.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isTransitional: Bool { self == .appearing || self == .disappearing }
}
