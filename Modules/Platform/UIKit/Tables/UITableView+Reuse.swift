internal import Foundation
internal import QuartzCore

extension UITableViewCell: ReusedView {}

extension UITableViewHeaderFooterView: ReusedView {
  final func prepareToBeReused() { prepareForReuse() }
}

extension UITableView {
  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier, for: self) {
      ClassTemplates.cell(of: $0, reuseIdentifier: identifier)
    }
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    let row = TableRow(path)
    if let cell = cellToRefill(at: row, identifier) { return cell }
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class"
          + " for the identifier or connect a prototype cell in a storyboard"
      )
    }
    // Set the size of the row, so that the data source can measure and place layers.
    let known = geometry.contains(row) ? CGFloat(geometry.height(of: row)) : Self.usualRowHeight
    let answered = request?.place == row ? requestedHeight(of: row) : nil
    let size = CGSize(width: layer.bounds.width - 2 * sideInset, height: answered ?? known)
    if cell.bounds.size != size {
      UIView.withoutInheritedAnimation {
        cell.frame = CGRect(origin: CGPoint(x: sideInset, y: cell.frame.minY), size: size)
      }
    }
    if request?.place == row {
      request?.note(
        cell,
        insteadOf: "table view is requesting, use the -dequeueReusableCellWithIdentifier: method"
          + " (without an index path)"
      )
    }
    return cell
  }

  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = headerFooterPool.dequeue(identifier, for: self) {
      ClassTemplates.headerFooter(of: $0, reuseIdentifier: identifier)
    }
    view?.isOfGroups = storedStyle != .plain
    return view
  }
}
