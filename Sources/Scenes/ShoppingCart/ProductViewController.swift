import UIKit

/// A product page with an "Add to cart" button that presents the options sheet.
final class ProductViewController: UIViewController {
  private let picture = UIImageView()
  private let brand = UILabel()
  private let name = UILabel()
  private let price = UILabel()
  private let text = UILabel()
  private let addButton = UIButton(type: .custom)
  private var swatches: [UIView] = []
  private let transition = CartTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "product"
    view.backgroundColor = .white
    picture.accessibilityIdentifier = "picture"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.image = Artwork.chair(size: CGSize(width: 414, height: 400))
    view.addSubview(picture)
    addLabels()
    addSwatches()

    addButton.accessibilityIdentifier = "add to cart"
    addButton.setTitle("Add to cart", for: .normal)
    addButton.setTitleColor(.white, for: .normal)
    addButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    addButton.backgroundColor = UIColor(red: 0.95, green: 0.45, blue: 0.16, alpha: 1)
    addButton.layer.cornerRadius = 26
    addButton.addTarget(
      self,
      action: Selector("addToCart", ProductViewController.addToCart),
      for: .touchUpInside
    )
    view.addSubview(addButton)
  }

  private func addLabels() {
    brand.text = "NORD & SØN"
    brand.font = .systemFont(ofSize: 13, weight: .semibold)
    brand.textColor = UIColor(white: 0.55, alpha: 1)
    name.text = "Lounge chair No. 4"
    name.font = .systemFont(ofSize: 26, weight: .bold)
    name.textColor = UIColor(white: 0.1, alpha: 1)
    price.text = "€ 389"
    price.font = .systemFont(ofSize: 24, weight: .semibold)
    price.textColor = UIColor(white: 0.1, alpha: 1)
    text.text =
      "Steam-bent ash, wool from the Faroe Islands, and room enough to read all afternoon."
    text.font = .systemFont(ofSize: 16, weight: .regular)
    text.textColor = UIColor(white: 0.4, alpha: 1)
    text.numberOfLines = 0
    for label in [brand, name, price, text] {
      view.addSubview(label)
    }
  }

  private func addSwatches() {
    let colors = [
      UIColor(red: 0.89, green: 0.62, blue: 0.37, alpha: 1),
      UIColor(red: 0.36, green: 0.49, blue: 0.47, alpha: 1),
      UIColor(red: 0.23, green: 0.25, blue: 0.33, alpha: 1),
    ]
    for (index, color) in colors.enumerated() {
      let swatch = UIView()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 14
      swatch.layer.borderWidth = index == 0 ? 3 : 0
      swatch.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
      swatch.layer.shadowOpacity = 0.2
      swatch.layer.shadowRadius = 3
      swatch.layer.shadowOffset = CGSize(width: 0, height: 1)
      swatches.append(swatch)
      view.addSubview(swatch)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.52)
    let left: CGFloat = 24
    let width = size.width - 48
    brand.frame = CGRect(x: left, y: picture.frame.maxY + 24, width: width, height: 18)
    name.frame = CGRect(x: left, y: brand.frame.maxY + 4, width: width, height: 32)
    let height = text.sizeThatFits(CGSize(width: width, height: 200)).height
    text.frame = CGRect(x: left, y: name.frame.maxY + 10, width: width, height: height)
    for (index, swatch) in swatches.enumerated() {
      let x = left + CGFloat(index) * 40
      swatch.frame = CGRect(x: x, y: text.frame.maxY + 18, width: 28, height: 28)
    }
    let bottom = size.height - max(view.safeAreaInsets.bottom, 20)
    addButton.frame = CGRect(x: size.width - 24 - 168, y: bottom - 52, width: 168, height: 52)
    price.frame = CGRect(x: left, y: bottom - 42, width: 140, height: 32)
  }

  func addToCart() {
    let sheet = OptionsViewController()
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = transition
    present(sheet, animated: true)
  }
}
