import UIKit

/// The colours of the gallery: those of the product, on light ground.
enum GalleryInk {
  static let ground = UIColor(red: 0.957, green: 0.965, blue: 0.980, alpha: 1)
  static let card = UIColor.white
  static let hairline = UIColor(red: 0.878, green: 0.898, blue: 0.929, alpha: 1)
  static let text = UIColor(red: 0.078, green: 0.094, blue: 0.122, alpha: 1)
  static let quiet = UIColor(red: 0.333, green: 0.373, blue: 0.435, alpha: 1)
  static let faint = UIColor(red: 0.910, green: 0.929, blue: 0.961, alpha: 1)
  static let guide = UIColor(red: 0.663, green: 0.706, blue: 0.773, alpha: 1)

  static let navy = UIColor(red: 0.118, green: 0.153, blue: 0.278, alpha: 1)
  static let blue = UIColor(red: 0.184, green: 0.420, blue: 0.902, alpha: 1)
  static let sky = UIColor(red: 0.271, green: 0.784, blue: 0.910, alpha: 1)
  static let violet = UIColor(red: 0.545, green: 0.455, blue: 0.945, alpha: 1)
  static let pink = UIColor(red: 0.961, green: 0.545, blue: 0.722, alpha: 1)
  static let amber = UIColor(red: 1.000, green: 0.706, blue: 0.329, alpha: 1)
  static let mint = UIColor(red: 0.306, green: 0.808, blue: 0.608, alpha: 1)
  static let coral = UIColor(red: 0.976, green: 0.443, blue: 0.443, alpha: 1)
}
