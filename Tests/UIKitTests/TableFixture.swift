import Foundation
import TestSupport

@testable import UIKit

/// A cell as high as its content says.
final class FixtureCell: UITableViewCell {
  let box = UIView()
  var identity = 0
  var height: CGFloat = 0 {
    didSet { heightConstraint?.constant = height }
  }
  private var heightConstraint: NSLayoutConstraint?
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    heightConstraint = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A table over a model of identities, each with a height that follows from the identity and the width.
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  struct Section {
    var identity: Int
    var rows: [Int]
  }

  let headless: HeadlessHost
  let window: UIWindow
  let table: UITableView
  var sections: [Section]
  /// Rows whose height was changed.
  var extraHeights: [Int: CGFloat] = [:]
  var hasHeaders = false
  private(set) var cellRequests = 0
  private(set) var log: [String] = []
  var keepsLog = false
  /// Called when a cell appears, as a feed does that loads more near its end.
  var whenDisplayed: ((IndexPath) -> Void)?

  init(
    _ sections: [Section],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 600)
  ) {
    headless = HeadlessHost(size: size, scale: 2)
    window = headless.makeWindow()
    table = UITableView(frame: window.bounds, style: style)
    self.sections = sections
    super.init()
    table.separatorStyle = .none
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    window.addSubview(table)
  }

  convenience init(rows: Int) {
    self.init([Section(identity: 0, rows: Array(1..<rows + 1))])
  }

  func height(of identity: Int) -> CGFloat {
    let narrow = table.bounds.width < 300 ? 13.5 : 0
    return CGFloat(30 + identity * 37 % 90) + narrow + (extraHeights[identity] ?? 0)
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellRequests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let identity = sections[indexPath.section].rows[indexPath.row]
    if let cell = cell as? FixtureCell {
      cell.identity = identity
      cell.height = height(of: identity)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "Section \(sections[section].identity)" : nil
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hasHeaders ? CGFloat(20 + sections[section].identity % 5) : 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  // MARK: Log

  private func note(_ entry: String) {
    if keepsLog { log.append(entry) }
  }

  func clearLog() { log.removeAll() }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("willDisplay \(indexPath.row)")
    whenDisplayed?(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.row)") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch \(indexPaths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel \(indexPaths.map(\.row))")
  }

  // MARK: Checks

  /// What is wrong with what the table shows; nil when it equals a layout made from scratch around its first row.
  func fault() -> String? {
    let cells = table.visibleCells.compactMap { $0 as? FixtureCell }
    let paths = table.indexPathsForVisibleRows ?? []
    guard cells.count == paths.count else { return "cells and paths differ in number" }
    let order = sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    let bounds = table.bounds
    if cells.isEmpty {
      return order.isEmpty || table.contentSize.height <= bounds.minY
        ? nil : "no cells at \(bounds)"
    }
    guard let first = order.firstIndex(of: paths[0]) else { return "first path is gone" }
    guard Array(order[first..<min(first + paths.count, order.count)]) == paths else {
      return "paths have gaps: \(paths)"
    }
    var bottom: CGFloat?
    var section = paths[0].section
    for (cell, path) in zip(cells, paths) {
      let identity = sections[path.section].rows[path.row]
      if cell.identity != identity { return "\(path) shows \(cell.identity), not \(identity)" }
      if cell.isHidden || cell.alpha != 1 { return "\(path) is hidden" }
      if cell.frame.height != height(of: identity) {
        return "\(path) is \(cell.frame.height) high, not \(height(of: identity))"
      }
      if cell.frame.width != bounds.width { return "\(path) is \(cell.frame.width) wide" }
      if let bottom {
        var gap: CGFloat = 0
        while section < path.section {
          section += 1
          if hasHeaders { gap += 22 + CGFloat(20 + sections[section].identity % 5) }
        }
        if cell.frame.minY != bottom + gap {
          return "\(path) begins at \(cell.frame.minY), not \(bottom + gap)"
        }
      }
      bottom = cell.frame.maxY
      if table.rectForRow(at: path) != cell.frame { return "\(path) is not where the table says" }
      if table.indexPath(for: cell) != path { return "\(path) is not the path of its cell" }
    }
    let hidden = table.subviews.filter { view in
      view is FixtureCell && !view.isHidden && !cells.contains { $0 === view }
        && !table.leavingCells.contains { $0 === view }
    }
    if !hidden.isEmpty { return "\(hidden.count) cells too many" }
    if cells[0].frame.minY > bounds.minY, paths[0] != order[0], !hasHeaders {
      return "room above the first row"
    }
    if let last = cells.last, last.frame.maxY < bounds.maxY, paths.last != order.last, !hasHeaders {
      return "room below the last row"
    }
    if cells.contains(where: { !$0.frame.intersects(bounds) && $0.frame.height > 0 }) {
      return "a row outside of the bounds"
    }
    return nil
  }
}
