import UIKit

/// A city of the guide, with its picture.
struct City {
  let id: String
  let name: String
  let country: String
  let headline: String
  let text: String
  let palette: LandscapePalette

  static let all = [
    City(
      id: "kyoto",
      name: "Kyoto",
      country: "Japan",
      headline: "A thousand gates, one\nlong climb at dawn.",
      text:
        "Start before six. The path through the gates is yours alone until the first bus, and the "
        + "fox statues keep their secrets. Come down by the bamboo and have breakfast by the river.",
      palette: LandscapePalette(
        sky: [color(0xFF9A76), color(0xE3567A), color(0x9A3F8F)],
        sun: color(0xFFD9A8),
        sunX: 0.74,
        hills: [color(0x8E3B73), color(0x6A3175), color(0x4B2A6F)],
        seed: 0.4
      )
    ),
    City(
      id: "marrakesh",
      name: "Marrakesh",
      country: "Morocco",
      headline: "Lose the map; follow\nthe smell of bread.",
      text:
        "The old town is a slow machine for getting lost. Turn left at the copper beaters, right at "
        + "the dyers, and stop for mint tea wherever the tiles are coolest.",
      palette: LandscapePalette(
        sky: [color(0xF9D976), color(0xF3A45B), color(0xE4754A)],
        sun: color(0xFFF3D1),
        sunX: 0.30,
        hills: [color(0xD9744B), color(0xB9543F), color(0x8C3B35)],
        seed: 1.1
      )
    ),
    City(
      id: "bergen",
      name: "Bergen",
      country: "Norway",
      headline: "Seven hills, and rain\nthat means well.",
      text:
        "Take the funicular up and walk down. Between two showers the whole harbour lights up, and "
        + "for ten minutes nobody speaks of anything else.",
      palette: LandscapePalette(
        sky: [color(0xA8E6CF), color(0x6CC5B4), color(0x3E93A0)],
        sun: color(0xF4FFF8),
        sunX: 0.62,
        hills: [color(0x3A8A86), color(0x2B6A72), color(0x1F4E5C)],
        seed: 2.2
      )
    ),
    City(
      id: "lisbon",
      name: "Lisbon",
      country: "Portugal",
      headline: "Take the yellow tram,\nthen get off early.",
      text:
        "Every hill has a terrace and every terrace has a view of another hill. Late light, cold "
        + "wine, warm custard: that is the whole plan.",
      palette: LandscapePalette(
        sky: [color(0x8FD3F4), color(0x6AA6E8), color(0x5B78D6)],
        sun: color(0xFFFBE6),
        sunX: 0.80,
        hills: [color(0x5E6CC8), color(0x4A53A8), color(0x383C86)],
        seed: 3.0
      )
    ),
  ]

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }
}
