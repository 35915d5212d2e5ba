import UIKit

final class PlacesViewController: UITableViewController, UISearchResultsUpdating {
  private var countries: [(name: String, places: [Place])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.addPlace() }
    )
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search places"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    show(matching: "")
  }

  func updateSearchResults(for searchController: UISearchController) {
    show(matching: searchController.searchBar.text ?? "")
  }

  private func show(matching text: String) {
    let found = Place.all.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    countries = Dictionary(grouping: found, by: \.country).sorted { $0.key < $1.key }
      .map { (name: $0.key, places: $0.value) }
    tableView.reloadData()
  }

  func addPlace() {
    let sheet = UINavigationController(rootViewController: NewPlaceViewController())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { countries.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries[section].places.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    countries[section].name
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = countries[indexPath.section].places[indexPath.row]
    cell.textLabel?.text = place.name
    cell.imageView?.image = UIImage(systemName: "mappin.circle.fill")
    cell.imageView?.tintColor = place.color
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let place = countries[indexPath.section].places[indexPath.row]
    navigationController?.pushViewController(PlaceViewController(place: place), animated: true)
  }
}
