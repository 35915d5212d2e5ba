/// How what is drawn combines with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// The new over the old.
  case normal
  /// Components multiplied.
  case multiply
  /// Inverse components multiplied.
  case screen
  /// Multiply in the dark, screen in the light of the old.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// The old, brightened by the new.
  case colorDodge
  /// The old, darkened by the new.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiply in the dark, screen in the light of the new.
  case hardLight
  /// The distance of the components.
  case difference
  /// The distance, with less contrast.
  case exclusion
  /// The hue of the new.
  case hue
  /// The saturation of the new.
  case saturation
  /// The hue and saturation of the new.
  case color
  /// The luminosity of the new.
  case luminosity
  /// Nothing.
  case clear
  /// The new only.
  case copy
  /// The new, where the old is.
  case sourceIn
  /// The new, where the old is not.
  case sourceOut
  /// The new over the old, where the old is.
  case sourceAtop
  /// The old over the new.
  case destinationOver
  /// The old, where the new is.
  case destinationIn
  /// The old, where the new is not.
  case destinationOut
  /// The old over the new, where the new is.
  case destinationAtop
  /// Each where the other one is not.
  case xor
  /// Sums that darken.
  case plusDarker
  /// Sums that lighten.
  case plusLighter
}
