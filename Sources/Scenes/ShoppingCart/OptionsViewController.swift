import UIKit

/// The sheet with a product's options: size, number, and the button that confirms them.
final class OptionsViewController: UIViewController {
  private let heading = UILabel()
  private let sizeLabel = UILabel()
  private let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"])
  private let giftLabel = UILabel()
  private let gift = UISwitch()
  private let confirm = UIButton(type: .custom)

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.backgroundColor = UIColor(red: 0.98, green: 0.58, blue: 0.22, alpha: 1)
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    heading.text = "Your options"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    sizeLabel.text = "Size"
    giftLabel.text = "Wrap as a gift"
    for label in [sizeLabel, giftLabel] {
      label.font = .systemFont(ofSize: 16, weight: .medium)
    }
    for label in [heading, sizeLabel, giftLabel] {
      label.textColor = .white
      view.addSubview(label)
    }
    sizes.selectedSegmentIndex = 1
    view.addSubview(sizes)
    gift.isOn = true
    gift.onTintColor = UIColor(red: 0.62, green: 0.27, blue: 0.06, alpha: 1)
    view.addSubview(gift)
    confirm.setTitle("Put in cart", for: .normal)
    confirm.setTitleColor(UIColor(red: 0.75, green: 0.34, blue: 0.05, alpha: 1), for: .normal)
    confirm.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    confirm.backgroundColor = .white
    confirm.layer.cornerRadius = 26
    confirm.addTarget(
      self,
      action: Selector("close", OptionsViewController.close),
      for: .touchUpInside
    )
    view.addSubview(confirm)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 48
    heading.frame = CGRect(x: 24, y: 26, width: width, height: 28)
    sizeLabel.frame = CGRect(x: 24, y: 78, width: width, height: 20)
    sizes.frame = CGRect(x: 24, y: 106, width: width, height: 32)
    giftLabel.frame = CGRect(x: 24, y: 168, width: width - 70, height: 20)
    gift.frame = CGRect(x: 24 + width - 51, y: 162, width: 51, height: 31)
    confirm.frame = CGRect(x: 24, y: 224, width: width, height: 52)
  }

  func close() {
    dismiss(animated: true)
  }
}
