import UIKit

/// A table with a search bar; a row leads to a city, the button opens a form.
class CitiesViewController: UITableViewController {
  private var cities = [
    "Amsterdam", "Athens", "Berlin", "Cairo", "Dublin", "Istanbul", "Lagos", "Lisbon", "Madrid",
    "Nairobi", "Oslo", "Paris", "Prague", "Quito", "Rome", "Seoul", "Tokyo", "Vienna",
  ]
  private var query = ""
  private let searchBar = UISearchBar()

  private var shown: [String] {
    query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      image: UIImage(systemName: "plus"),
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    let form = CityFormViewController()
    form.onSave = { [weak self] name in
      guard let self else { return }
      cities.append(name)
      cities.sort()
      tableView.reloadData()
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let city = CityViewController()
    city.title = shown[indexPath.row]
    navigationController?.pushViewController(city, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let city = shown[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.cities.removeAll { $0 == city }
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension CitiesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    tableView.reloadData()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    query = ""
    tableView.reloadData()
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}
