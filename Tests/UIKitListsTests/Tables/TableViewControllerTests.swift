import Expectations
import Foundation
import Testing
import UIKit

@Suite struct TableViewControllerTests {
  final class Names: UITableViewController {
    var chosen: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = "Name \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = indexPath.row
    }
  }

  @Test func overriddenMethodsAreCalled() {
    let headless = HeadlessHost(size: CGSize(width: 375, height: 600))
    let controller = Names(style: .plain)
    let window = headless.makeWindow()
    headless.run { window.rootViewController = controller }
    headless.frame()
    expect(controller.tableView.visibleCells.first?.textLabel?.text, equals: "Name 0")
    expect(controller.tableView.frame, equals: window.bounds)
    headless.tap(at: CGPoint(x: 100, y: 60))
    headless.settle()
    expect(controller.chosen, equals: 1)
  }

  @Test func rowsStartBelowTheNavigationBar() {
    let headless = HeadlessHost(
      size: CGSize(width: 375, height: 3000),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    )
    let controller = Names(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    let window = headless.makeWindow()
    headless.run { window.rootViewController = navigation }
    headless.frame()
    let table = controller.tableView
    expect((table?.adjustedContentInset.top ?? 0), isAbove: 44)
    expect(table.map { $0.contentOffset.y == -$0.adjustedContentInset.top }, equals: true)
  }
}
