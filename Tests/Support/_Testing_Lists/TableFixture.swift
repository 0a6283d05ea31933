package import Foundation
package import UIKit

/// A table over a model of identities.
package final class TableFixture: ListFixture, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  package let table: UITableView

  package init(
    _ sections: [FixtureSection],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 600)
  ) {
    let headless = HeadlessHost(size: size, scale: 2)
    let window = headless.makeWindow()
    table = UITableView(frame: window.bounds, style: style)
    super.init(sections, table, in: window, of: headless)
    table.separatorStyle = .none
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
  }

  package convenience init(rows: Int) {
    self.init([FixtureSection(identity: 0, rows: Array(1..<rows + 1))])
  }

  package override func headerRoom(of identity: Int) -> CGFloat {
    hasHeaders ? 22 + headerHeight(of: identity) : 0
  }

  // MARK: Data

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, at: indexPath)
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    hasHeaders ? "Section \(sections[section].identity)" : nil
  }

  package func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    hasHeaders ? headerHeight(of: sections[section].identity) : 0
  }

  package func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { 0 }

  // MARK: Log

  package func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { noteDisplay(at: indexPath) }

  package func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.row)") }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch \(indexPaths.map(\.row))")
  }

  package func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    note("cancel \(indexPaths.map(\.row))")
  }
}
