import UIKit

/// The first page: a logo on a deep background.
///
/// A tap anywhere pushes the detail page.
final class MasterViewController: UIViewController {
  let logo = LogoView(frame: CGRect(x: 0, y: 0, width: LogoView.side, height: LogoView.side))
  private let name = UILabel()
  private let hint = UILabel()
  private let background = CAGradientLayer()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "master"
    background.name = "background"
    background.colors = [
      UIColor(red: 0.36, green: 0.25, blue: 0.86, alpha: 1).cgColor,
      UIColor(red: 0.10, green: 0.09, blue: 0.29, alpha: 1).cgColor,
    ]
    view.layer.addSublayer(background)

    logo.accessibilityIdentifier = "logo"
    view.addSubview(logo)

    name.accessibilityIdentifier = "name"
    name.text = "Lumen"
    name.font = .systemFont(ofSize: 28, weight: .semibold)
    name.textColor = .white
    name.textAlignment = .center
    view.addSubview(name)

    hint.accessibilityIdentifier = "hint"
    hint.text = "Tap to open"
    hint.font = .systemFont(ofSize: 15, weight: .regular)
    hint.textColor = UIColor(white: 1, alpha: 0.65)
    hint.textAlignment = .center
    view.addSubview(hint)

    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("tapped", MasterViewController.tapped)
    )
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    background.frame = bounds
    logo.center = CGPoint(x: bounds.midX, y: bounds.midY - 40)
    name.frame = CGRect(x: 20, y: bounds.midY + 40, width: bounds.width - 40, height: 36)
    hint.frame = CGRect(x: 20, y: bounds.maxY - 96, width: bounds.width - 40, height: 22)
  }

  func tapped() {
    navigationController?.pushViewController(RevealDetailViewController(), animated: true)
  }
}
