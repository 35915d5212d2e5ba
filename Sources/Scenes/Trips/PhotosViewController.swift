import UIKit

final class PhotosViewController: UICollectionViewController {
  private let side: CGFloat = 113

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    Place.all.count * 3
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let place = Place.all[indexPath.item % Place.all.count]
    let picture = UIImageView(image: place.picture(size: CGSize(width: side, height: side)))
    cell.backgroundView = picture
    cell.layer.cornerRadius = 12
    cell.clipsToBounds = true
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let place = Place.all[indexPath.item % Place.all.count]
    navigationController?.pushViewController(PlaceViewController(place: place), animated: true)
  }
}
