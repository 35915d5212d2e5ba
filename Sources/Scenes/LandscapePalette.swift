import UIKit

/// The colours and the shape of one drawn landscape.
struct LandscapePalette {
  let sky: [UIColor]
  let sun: UIColor
  let sunX: CGFloat
  let hills: [UIColor]
  let seed: CGFloat
}
