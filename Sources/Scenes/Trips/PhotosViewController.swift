import UIKit

final class PhotosViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let side = ((view.bounds.width - 4) / 3).rounded(.down)
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    Place.all.count * 3
  }

  override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    let photo = Place.all[indexPath.item % Place.all.count].photo(width: 128, height: 128)
    cell.backgroundView = UIImageView(image: photo)
    return cell
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let place = PlaceViewController()
    place.place = Place.all[indexPath.item % Place.all.count]
    navigationController?.pushViewController(place, animated: true)
  }
}
