import UIKit

final class PlaceViewController: UIViewController {
  var place = Place.all[0]

  static func sheet(for place: Place) -> UIViewController {
    let page = PlaceViewController()
    page.place = place
    let sheet = UINavigationController(rootViewController: page)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    return sheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    let photo = UIImageView(image: place.photo(width: 400, height: 300))
    photo.layer.cornerRadius = 16
    photo.clipsToBounds = true
    let label = UILabel()
    label.text = "\(place.name) lies in \(place.country), and you were there in spring."
    label.font = .preferredFont(forTextStyle: .title3)
    label.numberOfLines = 0
    var look = UIButton.Configuration.filled()
    look.buttonSize = .large
    let action = UIAction(title: "Forget Place…") { [weak self] _ in self?.forget() }
    let button = UIButton(configuration: look, primaryAction: action)
    let stack = UIStackView(arrangedSubviews: [photo, label, button])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
    ])
  }

  func forget() {
    let title = "Forget \(place.name)?"
    let alert = UIAlertController(title: title, message: "Its photos stay.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let forget = UIAlertAction(title: "Forget", style: .destructive) { [weak self] _ in
      let left = self?.navigationController?.popViewController(animated: true)
      if left == nil { self?.dismiss(animated: true) }
    }
    alert.addAction(forget)
    present(alert, animated: true)
  }
}
