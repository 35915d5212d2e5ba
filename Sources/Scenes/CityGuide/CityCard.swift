import Hero
import UIKit

/// A card of the list: the city's picture with its name on it.
final class CityCard: UIControl {
  let city: City
  let photo = UIImageView()
  let name = UILabel()
  let country = UILabel()

  init(city: City) {
    self.city = city
    super.init(frame: .zero)
    accessibilityIdentifier = "card \(city.id)"
    photo.accessibilityIdentifier = "photo \(city.id)"
    photo.image = Artwork.landscape(city.palette, size: CGSize(width: 375, height: 420))
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 18
    photo.hero.id = city.id
    name.accessibilityIdentifier = "name \(city.id)"
    name.text = city.name
    name.font = .systemFont(ofSize: 24, weight: .bold)
    name.textColor = .white
    name.hero.id = "\(city.id).name"
    country.accessibilityIdentifier = "country \(city.id)"
    country.text = city.country
    country.font = .systemFont(ofSize: 13, weight: .medium)
    country.textColor = UIColor(white: 1, alpha: 0.9)
    country.hero.id = "\(city.id).land"
    for view in [photo, name, country] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("CityCard is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = bounds
    // Each label is as large as its text, here and on the city's page, so that both sizes of a text have the
    // same shape and lie exactly on each other while they change into one another.
    name.sizeToFit()
    name.frame.origin = CGPoint(x: 16, y: bounds.height - 62)
    country.sizeToFit()
    country.frame.origin = CGPoint(x: 16, y: bounds.height - 33)
  }

  /// Whether the card's parts take part in the next transition under their ids.
  ///
  /// Cards that are not opened have no counterpart on the detail page; they fade and shrink one after the other.
  func prepare(isOpened: Bool) {
    heroModifiers = isOpened ? nil : [.fade, .scale(0.92), .useNoSnapshot]
    // The opened card's photo stays solid below the page's, which appears over it: two half-transparent
    // pictures of the same would let the list shine through. Words fade into each other instead: the same
    // letters over each other are bolder than they are.
    photo.heroModifiers = isOpened ? [.forceNonFade] : nil
    photo.hero.id = isOpened ? city.id : nil
    name.hero.id = isOpened ? "\(city.id).name" : nil
    country.hero.id = isOpened ? "\(city.id).land" : nil
  }
}
