import Foundation

@testable import UIKit

/// A cell that shows a text.
final class GridCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not read") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Sections of texts, which a collection shows, and a log of what the collection says.
final class GridModel: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var log: [String] = []
  var mayHighlight = true
  var maySelect = true
  var size: ((IndexPath) -> CGSize)?
  private(set) var cellsAsked = 0

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init([(0..<items).map { "\($0)" }])
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ event: String, _ path: IndexPath) {
    log.append("\(event) \(path.section).\(path.item)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    note("cell", indexPath)
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("will display", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("did end", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("should highlight", indexPath)
    return mayHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("did highlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("did unhighlight", indexPath) }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("should select", indexPath)
    return maySelect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }
}
