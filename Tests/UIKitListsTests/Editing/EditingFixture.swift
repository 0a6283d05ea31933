import Foundation
import TestSupport
import UIKit

@testable import UIKitCore

/// A table over sections of names, that can be edited in every way.
final class EditingFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let headless: HeadlessHost
  let window: UIWindow
  let table: UITableView
  var sections: [[String]]
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: ((IndexPath, IndexPath) -> IndexPath)?
  var hasHeaders = false
  private(set) var log: [String] = []

  init(
    _ sections: [[String]],
    isRightToLeft: Bool = false,
    style: UITableView.Style = .plain,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    self.sections = sections
    headless = HeadlessHost(
      size: CGSize(width: 320, height: 600),
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

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func middle(of view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  /// Drags the grip of a row down by a distance, or up.
  func drag(row: Int, _ section: Int = 0, by distance: CGFloat, hold: Double = 0) {
    let start = middle(of: cell(row, section)?.editing?.grip)
    headless.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), hold: hold)
  }

  /// The fault in the layout; nil if the rows are below each other as in the model.
  func fault() -> String? {
    var bottom: CGFloat?
    var section: Int?
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
      guard sections.indices.contains(path.section),
        sections[path.section].indices.contains(path.row)
      else { return "no row at \(path)" }
      let name = sections[path.section][path.row]
      if cell.textLabel?.text != name { return "\(path) shows \(cell.textLabel?.text ?? "")" }
      if cell.isHidden || cell.alpha != 1 { return "\(path) is not seen" }
      if cell.frame != table.rectForRow(at: path) { return "\(path) is not in its place" }
      if section == path.section, bottom != cell.frame.minY { return "a gap above \(path)" }
      if cell.layer.shadowOpacity != 0 || cell.layer.zPosition != 0 || !cell.clipsToBounds {
        return "\(path) is still lifted"
      }
      section = path.section
      bottom = cell.frame.maxY
    }
    return nil
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: break
    }
    log.append("commit \(editingStyle) \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    log.append("move \(name)")
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}
