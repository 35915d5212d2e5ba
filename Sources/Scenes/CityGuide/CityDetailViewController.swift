import Hero
import UIKit

/// A city's page: the picture at full width, a headline and a few lines.
final class CityDetailViewController: UIViewController {
  private let city: City
  private let photo = UIImageView()
  private let name = UILabel()
  private let country = UILabel()
  private let headline = UILabel()
  private let text = UILabel()
  private let close = CloseButton(frame: CGRect(x: 0, y: 0, width: 36, height: 36))

  init(city: City) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("CityDetailViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "city"
    view.backgroundColor = .white
    photo.accessibilityIdentifier = "photo"
    photo.image = Artwork.landscape(city.palette, size: CGSize(width: 375, height: 420))
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.hero.id = city.id
    photo.heroModifierString = "arc(0.4) spring(250, 25)"
    addLabels()
    close.accessibilityIdentifier = "close"
    close.heroModifiers = [
      .fade, .scale(0.6), .useGlobalCoordinateSpace, .zPosition(20), .useNoSnapshot,
    ]
    close.addTarget(
      self,
      action: Selector("closeTapped", CityDetailViewController.closeTapped),
      for: .touchUpInside
    )
    view.addSubview(close)
  }

  private func addLabels() {
    name.accessibilityIdentifier = "name"
    name.text = city.name
    name.font = .systemFont(ofSize: 34, weight: .bold)
    name.textColor = .white
    name.hero.id = "\(city.id).name"
    country.accessibilityIdentifier = "country"
    country.text = city.country
    country.font = .systemFont(ofSize: 17, weight: .medium)
    country.textColor = UIColor(white: 1, alpha: 0.9)
    country.hero.id = "\(city.id).land"
    headline.accessibilityIdentifier = "headline"
    headline.text = city.headline
    headline.font = .systemFont(ofSize: 22, weight: .bold)
    headline.textColor = UIColor(red: 0.10, green: 0.11, blue: 0.14, alpha: 1)
    headline.numberOfLines = 0
    headline.heroModifiers = [.fade, .translate(y: 60), .delay(0.05)]
    text.accessibilityIdentifier = "text"
    text.text = city.text
    text.font = .systemFont(ofSize: 16, weight: .regular)
    text.textColor = UIColor(white: 0.35, alpha: 1)
    text.numberOfLines = 0
    text.heroModifiers = [.fade, .translate(y: 90), .delay(0.1)]
    for subview in [photo, name, country, headline, text] {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let height = min(420, size.height * 0.55)
    photo.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    name.sizeToFit()
    name.frame.origin = CGPoint(x: 20, y: height - 88)
    country.sizeToFit()
    country.frame.origin = CGPoint(x: 20, y: height - 46)
    let width = size.width - 40
    let headlineHeight = headline.sizeThatFits(CGSize(width: width, height: 200)).height
    headline.frame = CGRect(x: 20, y: height + 24, width: width, height: headlineHeight)
    let textHeight = text.sizeThatFits(CGSize(width: width, height: 400)).height
    text.frame = CGRect(x: 20, y: headline.frame.maxY + 12, width: width, height: textHeight)
    close.frame = CGRect(
      x: size.width - 56,
      y: max(view.safeAreaInsets.top, 20) + 4,
      width: 36,
      height: 36
    )
  }

  func closeTapped() {
    hero.dismissViewController()
  }
}
