import UIKit

/// The page behind the logo: a short reading list.
///
/// Dragging from the left edge pops it under the finger.
final class RevealDetailViewController: UIViewController {
  private let header = CAGradientLayer()
  private let kicker = UILabel()
  private let heading = UILabel()
  private let body = UILabel()
  private let back = UIButton(type: .system)
  private var rows: [ReadingRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "detail"
    view.backgroundColor = UIColor(red: 0.98, green: 0.98, blue: 0.99, alpha: 1)
    header.name = "header"
    header.colors = [
      UIColor(red: 1.00, green: 0.76, blue: 0.44, alpha: 1).cgColor,
      UIColor(red: 0.96, green: 0.45, blue: 0.46, alpha: 1).cgColor,
      UIColor(red: 0.55, green: 0.30, blue: 0.78, alpha: 1).cgColor,
    ]
    header.startPoint = CGPoint(x: 0, y: 0)
    header.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(header)
    addLabels()
    addRows()

    let edge = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector("edgePanned", RevealDetailViewController.edgePanned)
    )
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  private func addLabels() {
    kicker.accessibilityIdentifier = "kicker"
    kicker.text = "TODAY"
    kicker.font = .systemFont(ofSize: 13, weight: .semibold)
    kicker.textColor = UIColor(white: 1, alpha: 0.85)
    heading.accessibilityIdentifier = "heading"
    heading.text = "Light, and how\nto hold it"
    heading.numberOfLines = 2
    heading.font = .systemFont(ofSize: 32, weight: .bold)
    heading.textColor = .white
    body.accessibilityIdentifier = "body"
    body.text = "Five short pieces for a quiet morning."
    body.font = .systemFont(ofSize: 16, weight: .regular)
    body.textColor = UIColor(white: 0.35, alpha: 1)
    back.accessibilityIdentifier = "back"
    back.setTitle("Done", for: .normal)
    back.setTitleColor(.white, for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    back.addTarget(
      self,
      action: Selector("done", RevealDetailViewController.done),
      for: .touchUpInside
    )
    for label in [kicker, heading, body] {
      view.addSubview(label)
    }
    view.addSubview(back)
  }

  private func addRows() {
    let titles = [
      ("The blue hour", "4 minutes", UIColor(red: 0.30, green: 0.48, blue: 0.92, alpha: 1)),
      ("A window in Vermeer", "7 minutes", UIColor(red: 0.93, green: 0.67, blue: 0.25, alpha: 1)),
      ("Lighthouses, listed", "5 minutes", UIColor(red: 0.87, green: 0.36, blue: 0.40, alpha: 1)),
      ("What fireflies say", "3 minutes", UIColor(red: 0.33, green: 0.68, blue: 0.47, alpha: 1)),
    ]
    for (index, title) in titles.enumerated() {
      let row = ReadingRow(title: title.0, time: title.1, color: title.2)
      row.accessibilityIdentifier = "row \(index + 1)"
      rows.append(row)
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + 216)
    back.frame = CGRect(x: bounds.width - 84, y: top + 6, width: 68, height: 36)
    kicker.frame = CGRect(x: 24, y: top + 84, width: bounds.width - 48, height: 18)
    heading.frame = CGRect(x: 24, y: top + 106, width: bounds.width - 48, height: 82)
    body.frame = CGRect(x: 24, y: header.frame.maxY + 24, width: bounds.width - 48, height: 22)
    for (index, row) in rows.enumerated() {
      let y = body.frame.maxY + 20 + CGFloat(index) * 84
      row.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: 72)
    }
  }

  func done() {
    navigationController?.popViewController(animated: true)
  }

  func edgePanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigation = navigationController as? RevealNavigationController else { return }
    let progress = recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      navigation.beginInteractivePop()
    case .changed:
      navigation.updateInteractivePop(max(0, min(progress, 1)))
    case .ended:
      let isFast = recognizer.velocity(in: view).x > 300
      navigation.endInteractivePop(finishes: progress > 0.5 || isFast)
    case .cancelled, .failed:
      navigation.endInteractivePop(finishes: false)
    default:
      break
    }
  }
}
