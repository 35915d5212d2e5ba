/// One backdrop of a frame.
struct BackdropPass {
  /// The index of its command.
  var place: Int
  var level: BackdropLevel
  var color: BackdropColor

  init(_ backdrop: DisplayList.Backdrop) {
    place = 0
    level = BackdropLevel(sigma: backdrop.sigma, scale: backdrop.scale)
    color = BackdropColor(saturation: backdrop.saturation, tint: backdrop.tint)
  }
}
