/// What the pointer looks like over a view.
nonisolated package enum PointerShape: Sendable {
  case arrow
  case hand
  case iBeam
  case crosshair
  case resizeHorizontally
  case resizeVertically
  case notAllowed
}
