import Foundation
import TestSupport
import UIKit

@testable import UIKitCore

/// A table of 40 rows of 60 points, some of which have actions.
final class SwipeFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let headless: HeadlessHost
  let window: UIWindow
  let table: UITableView
  var rows = Array(0..<40)
  /// The actions of the rows; nil for none.
  var trailing: (Int) -> UISwipeActionsConfiguration? = { _ in nil }
  var leading: (Int) -> UISwipeActionsConfiguration? = { _ in nil }
  /// The row actions from before iOS 13; nil for none.
  var rowActions: (Int) -> [UITableViewRowAction]? = { _ in nil }
  private(set) var log: [String] = []
  var rowHeight: CGFloat = 60
  static let width: CGFloat = 320

  init(
    isRightToLeft: Bool = false,
    style: UITableView.Style = .plain,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    headless = HeadlessHost(
      size: CGSize(width: Self.width, height: 600),
      scale: 2,
      traits: UITraitCollection.current.modifyingTraits {
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
        traits(&$0)
      }
    )
    window = headless.makeWindow()
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    headless.frame()
  }

  func note(_ entry: String) { log.append(entry) }
  func clearLog() { log.removeAll() }

  /// Actions that record their calls, and complete immediately.
  func actions(
    _ titles: [String],
    style: UIContextualAction.Style = .normal,
    isDone: Bool = true
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
          self?.note("perform \(title)")
          completion(isDone)
        }
      }
    )
  }

  // MARK: Touching

  func point(inRow row: Int, x: CGFloat) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return CGPoint(x: x, y: rect.midY - table.contentOffset.y)
  }

  func swipe(row: Int, by distance: CGFloat, from x: CGFloat? = nil, duration: Double = 0.5) {
    let start = point(inRow: row, x: x ?? (distance < 0 ? Self.width - 20 : 20))
    headless.drag(
      from: start,
      to: CGPoint(x: start.x + distance, y: start.y),
      duration: duration
    )
  }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// The horizontal offset of a row's content.
  func slide(_ row: Int) -> CGFloat { -(cell(row)?.bounds.minX ?? 0) }

  func button(_ title: String) -> SwipeActionButton? {
    table.subviews.flatMap(\.subviews).compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
      .first { $0.action.title == title && $0.bounds.width > 0 }
  }

  func tap(_ title: String) {
    guard let button = button(title) else { return }
    headless.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    )
  }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing \(indexPath.row)")
    return trailing(rows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { rowActions(rows[indexPath.row]) }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading \(indexPath.row)")
    return leading(rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("end \(indexPath.map { String($0.row) } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select \(indexPath.row)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("scroll") }
}
