import ListModel
import UIKit

extension ListAdapter {
  /// A description of the list: sections with their objects, controllers and rows, visible cells,
  /// selection, and pending work.
  ///
  /// O(number of rows). Made for reading and for bug reports; its format may change.
  public func debugReport() -> String {
    var lines = ["ListAdapter over \(entries.count) objects in \(numberOfSections) sections"]
    if collectionView == nil { lines.append("no collection view") }
    if dataSource == nil { lines.append("no data source") }
    lines.append("update in progress: \(updater?.reasonToWait.map { "\($0)" } ?? "none")")
    if work.isEmpty {
      lines.append("pending updates: none")
    } else {
      lines.append(
        "pending updates: \(work.requests) asked for, \(work.batches.count) in sections,"
          + " \(work.needsObjects ? "new objects" : "same objects"),"
          + " \(work.isAnimated ? "animated" : "not animated")"
      )
    }
    for update in updater?.pendingUpdates ?? [] { lines.append("handed on: \(update)") }
    let visible = Dictionary(
      grouping: collectionView?.indexPathsForVisibleItems ?? [],
      by: \.section
    ).mapValues { $0.map(\.item).sorted() }
    for (section, content) in (updater?.sections ?? []).enumerated() {
      let controller = controller(ofSection: section)
      lines.append(
        "\(section): \(content.id), \(controller.map(Self.describe) ?? "gone"),"
          + " \(content.items.count) rows"
          + (visible[section].map { ", visible \($0)" } ?? "")
      )
    }
    if !selectedTokens.isEmpty {
      lines.append("selected: \(selectedObjects.map(\.itemID.description).joined(separator: ", "))")
    }
    lines.append("visible cells:")
    for past in displayedInOrder {
      lines.append(
        "  \(past.indexPath.section).\(past.indexPath.item): \(type(of: past.cell)) of"
          + " \(type(of: past.controller)) \(past.cell.frame)"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func describe(_ controller: ListSectionController) -> String {
    let name = String(describing: type(of: controller))
    guard let stack = controller as? ListStackedSectionController else { return name }
    return "\(name) [\(stack.children.map(describe).joined(separator: ", "))]"
  }
}
