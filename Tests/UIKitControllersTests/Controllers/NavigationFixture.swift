import Foundation
import ScreenTesting
import Testing
import UIKit

/// A navigation controller with a table of numbers, on a screen with a notch.
@MainActor final class NavigationFixture {
  let screen: Screen
  let navigation: UINavigationController
  let table: NumbersViewController

  init(
    rows: Int = 60,
    traits: ScreenTraits = ScreenTraits(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    ),
    prepare: (UINavigationController, NumbersViewController) -> Void
  ) async {
    let table = NumbersViewController(rows: rows)
    let navigation = UINavigationController(rootViewController: table)
    screen = Screen(traits: traits) {
      prepare(navigation, table)
      return navigation
    }
    self.table = table
    self.navigation = navigation
    await screen.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var offset: CGFloat { table.tableView.contentOffset.y }
  var inset: CGFloat { table.tableView.adjustedContentInset.top }

  func scroll(to offset: CGFloat) async {
    screen.perform { table.tableView.contentOffset.y = offset }
    await screen.settle()
  }

  func push(_ controller: UIViewController) async {
    screen.perform { navigation.pushViewController(controller, animated: true) }
    await screen.settle()
  }

  func pop() async {
    screen.perform { _ = navigation.popViewController(animated: true) }
    await screen.settle()
  }
}

/// A table of numbers, filtered by the text of a search.
@MainActor final class NumbersViewController: UITableViewController, UISearchResultsUpdating {
  private let rows: Int
  private(set) var updates: [String] = []
  private(set) var shown: [Int] = []

  init(rows: Int) {
    self.rows = rows
    shown = Array(0..<rows)
    super.init(style: .plain)
    title = "Numbers"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(shown[indexPath.row])"
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    updates.append("\(text) \(searchController.isActive)")
    shown = (0..<rows).filter { text.isEmpty || "\($0)".contains(text) }
    tableView.reloadData()
  }
}
