import UIKit

final class PlacesViewController: UITableViewController, UISearchResultsUpdating {
  private var found = Place.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search Places"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = Place.all.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
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
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = PlaceViewController()
    page.place = found[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    present(PlaceViewController.sheet(for: found[indexPath.row]), animated: true)
  }
}
