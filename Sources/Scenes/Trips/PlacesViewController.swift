import UIKit

final class PlacesViewController: UITableViewController, UISearchResultsUpdating {
  private var places = Place.all
  private var found = Place.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    let add = UIAction { [weak self] _ in self?.addPlace() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search Places"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
  }

  func updateSearchResults(for searchController: UISearchController) {
    showPlaces()
  }

  private func showPlaces() {
    let text = navigationItem.searchController?.searchBar.text ?? ""
    found = places.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  func addPlace() {
    let newPlace = NewPlaceViewController()
    newPlace.onSave = { [weak self] name in
      self?.places.append(Place(name: name, country: "Somewhere", hue: 0.75))
      self?.showPlaces()
    }
    let sheet = UINavigationController(rootViewController: newPlace)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = found[indexPath.row].name
    content.secondaryText = found[indexPath.row].country
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = found[indexPath.row].photo(width: 44, height: 44)
    content.imageProperties.cornerRadius = 8
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let place = PlaceViewController()
    place.place = found[indexPath.row]
    navigationController?.pushViewController(place, animated: true)
  }
}
