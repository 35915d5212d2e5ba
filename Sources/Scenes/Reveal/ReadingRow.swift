import UIKit

/// One line of the reading list: a coloured tile, a title and how long it takes.
final class ReadingRow: UIView {
  private let tile = UIView()
  private let title = UILabel()
  private let time = UILabel()

  init(title text: String, time minutes: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 16
    layer.shadowColor = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1).cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    tile.backgroundColor = color
    tile.layer.cornerRadius = 12
    title.text = text
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.textColor = UIColor(white: 0.12, alpha: 1)
    time.text = minutes
    time.font = .systemFont(ofSize: 13, weight: .regular)
    time.textColor = UIColor(white: 0.5, alpha: 1)
    addSubview(tile)
    addSubview(title)
    addSubview(time)
  }

  required init?(coder: NSCoder) {
    fatalError("ReadingRow is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(x: 12, y: 12, width: 48, height: 48)
    title.frame = CGRect(x: 74, y: 16, width: bounds.width - 90, height: 21)
    time.frame = CGRect(x: 74, y: 39, width: bounds.width - 90, height: 17)
  }
}
