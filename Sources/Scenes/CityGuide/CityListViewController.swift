import Hero
import UIKit

/// The list of cities.
///
/// A tap on a card pushes its page, or presents it.
final class CityListViewController: UIViewController {
  /// Whether a card presents its page instead of pushing it.
  var presentsDetail = false
  private let heading = UILabel()
  private let scroll = UIScrollView()
  private(set) var cards: [CityCard] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "list"
    view.backgroundColor = UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
    scroll.accessibilityIdentifier = "cards"
    scroll.showsVerticalScrollIndicator = false
    scroll.heroModifiers = [.cascade]
    view.addSubview(scroll)
    heading.accessibilityIdentifier = "heading"
    heading.text = "Cities"
    heading.font = .systemFont(ofSize: 32, weight: .bold)
    heading.textColor = UIColor(red: 0.10, green: 0.11, blue: 0.14, alpha: 1)
    heading.heroModifiers = [.fade, .translate(y: -24)]
    view.addSubview(heading)
    for city in City.all {
      let card = CityCard(city: city)
      card.addTarget(
        self,
        action: Selector("cardTapped", CityListViewController.cardTapped),
        for: .touchUpInside
      )
      cards.append(card)
      scroll.addSubview(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let width = view.bounds.width - 40
    heading.frame = CGRect(x: 20, y: top + 16, width: width, height: 40)
    scroll.frame = CGRect(
      x: 0,
      y: top + 68,
      width: view.bounds.width,
      height: view.bounds.height - top - 68
    )
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 20, y: 4 + CGFloat(index) * 170, width: width, height: 150)
    }
    let bottom = max(view.safeAreaInsets.bottom, 16)
    scroll.contentSize = CGSize(
      width: view.bounds.width,
      height: 4 + CGFloat(cards.count) * 170 + bottom
    )
  }

  func cardTapped(_ card: CityCard) {
    open(card)
  }

  /// Opens the page of a card.
  func open(_ card: CityCard) {
    for other in cards {
      other.prepare(isOpened: other === card)
    }
    let detail = CityDetailViewController(city: card.city)
    if presentsDetail {
      detail.modalPresentationStyle = .fullScreen
      detail.hero.isEnabled = true
      detail.hero.modalAnimationType = .fade
      present(detail, animated: true)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}
