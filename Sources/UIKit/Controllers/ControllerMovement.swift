/// Why a controller comes or goes, as its flags tell it.
enum ControllerMovement {
  case none
  case presentation
  case dismissal
  case toParent
  case fromParent
}
