import UIKit

struct Place {
  let name: String
  let country: String
  let hue: CGFloat

  static let all = [
    Place(name: "Kyoto", country: "Japan", hue: 0.96),
    Place(name: "Naoshima", country: "Japan", hue: 0.13),
    Place(name: "Bergen", country: "Norway", hue: 0.49),
    Place(name: "Lisbon", country: "Portugal", hue: 0.58),
    Place(name: "Porto", country: "Portugal", hue: 0.08),
    Place(name: "Oaxaca", country: "Mexico", hue: 0.37),
    Place(name: "Mérida", country: "Mexico", hue: 0.90),
    Place(name: "Tromsø", country: "Norway", hue: 0.68),
    Place(name: "Marrakesh", country: "Morocco", hue: 0.04),
    Place(name: "Essaouira", country: "Morocco", hue: 0.55),
  ]

  func photo(width: CGFloat, height: CGFloat) -> UIImage {
    Artwork.landscape(LandscapePalette(hue: hue), size: CGSize(width: width, height: height))
  }
}
