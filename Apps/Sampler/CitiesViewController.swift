import UIKit

/// A table with a search; a row opens a city, the button opens a form.
class CitiesViewController: UITableViewController, UISearchResultsUpdating {
  private var cities = [
    "Amsterdam", "Athens", "Berlin", "Cairo", "Dublin", "Istanbul", "Lagos", "Lisbon", "Madrid",
    "Nairobi", "Oslo", "Paris", "Prague", "Quito", "Rome", "Seoul", "Tokyo", "Vienna",
  ]
  private let search = UISearchController(searchResultsController: nil)

  private var shown: [String] {
    guard let query = search.searchBar.text, !query.isEmpty else { return cities }
    return cities.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    let form = CityFormViewController()
    form.onSave = { [weak self] name in
      self?.cities.append(name)
      self?.cities.sort()
      self?.tableView.reloadData()
    }
    let navigation = UINavigationController(rootViewController: form)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let city = CityViewController()
    city.title = shown[indexPath.row]
    navigationController?.pushViewController(city, animated: true)
  }
}
