import UIKit

final class PlaceViewController: UIViewController {
  private let place: Place

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: place.picture(size: CGSize(width: 350, height: 260)))
    picture.layer.cornerRadius = 20
    picture.clipsToBounds = true
    let label = UILabel()
    label.text = "\(place.name) lies in \(place.country)."
    label.font = .preferredFont(forTextStyle: .title2)
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction { [weak self] _ in self?.forget() }
    )
    button.setTitle("Forget this place", for: .normal)
    let stack = UIStackView(arrangedSubviews: [picture, label, button])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      picture.heightAnchor.constraint(equalToConstant: 260),
    ])
  }

  func forget() {
    let alert = UIAlertController(
      title: "Forget \(place.name)?",
      message: "It stays in the list all the same.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Forget", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      }
    )
    present(alert, animated: true)
  }
}
