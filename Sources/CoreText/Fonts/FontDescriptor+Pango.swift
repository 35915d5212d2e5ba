import CPango
import CoreGraphics

extension FontDescriptor {
  /// Returns pango's description of the font; the caller frees it.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    // A family that is not there is replaced by the system font, not by whatever comes first.
    pango_font_description_set_family(description, "\(family), \(Self.systemFamily)")
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      description,
      isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    return description
  }

  /// The OpenType features.
  ///
  /// Contextual alternates are off: in both families they turn "->" and the like into arrows.
  var features: String {
    isMonospacedDigit ? "calt=0,tnum=1" : "calt=0"
  }

  /// Makes the font that of a whole layout.
  func apply(to layout: OpaquePointer) {
    let description = makeDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_font_features_new(features))
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}
