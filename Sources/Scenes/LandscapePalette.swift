import UIKit

/// The colours and the shape of one drawn landscape.
struct LandscapePalette {
  let sky: [UIColor]
  let sun: UIColor
  let sunX: CGFloat
  let hills: [UIColor]
  let seed: CGFloat
}

extension LandscapePalette {
  /// Makes a landscape in the shades of one hue.
  ///
  /// - Parameter hue: The hue of the sky, 0…1.
  init(hue: CGFloat) {
    func shade(_ turn: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(
        hue: (hue + turn).truncatingRemainder(dividingBy: 1),
        saturation: saturation,
        brightness: brightness,
        alpha: 1
      )
    }
    self.init(
      sky: [shade(0.08, 0.3, 1), shade(0, 0.5, 0.95)],
      sun: shade(0.1, 0.12, 1),
      sunX: 0.25 + hue * 0.5,
      hills: [shade(0.95, 0.6, 0.7), shade(0.92, 0.65, 0.52), shade(0.9, 0.7, 0.36)],
      seed: hue * 9
    )
  }
}
