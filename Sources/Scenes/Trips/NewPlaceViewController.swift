import UIKit

final class NewPlaceViewController: UIViewController {
  var onSave: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Place"
    view.backgroundColor = .systemGroupedBackground
    let field = UITextField(frame: CGRect(x: 16, y: 80, width: view.bounds.width - 32, height: 44))
    field.autoresizingMask = .flexibleWidth
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    view.addSubview(field)
    let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    let save = UIAction { [weak self] _ in
      self?.onSave(field.text ?? "")
      self?.dismiss(animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
  }
}
