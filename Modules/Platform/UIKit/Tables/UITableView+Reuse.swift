internal import Foundation

/// A class whose initializer stands at the place of every cell's in the table of virtual methods.
///
/// A cell class that is registered has `init(style:reuseIdentifier:)`, its own or inherited, but not as a `required` one, as the
/// compiler wants it of a class that is only known when the program runs. Called through this class, it is found at its
/// place; a class that hides it stops the program with the message that iOS has: "Use of unimplemented initializer".
@MainActor class CellTemplate: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A subclass that is never used.
///
/// Without one the optimizer finds the template's initializer without rival, and calls it
/// directly whatever the class.
@MainActor final class CellTemplateRival: CellTemplate {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same as the template of cells, for headers and footers.
@MainActor class HeaderFooterTemplate: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The rival of the template of headers and footers.
@MainActor final class HeaderFooterTemplateRival: HeaderFooterTemplate {
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier.map { $0 + " " })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
  // MARK: Registration

  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      pools.cellTypes[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      fatalError("cell reuse: \(type) is not a subclass of UITableViewCell")
    }
    pools.cellTypes[identifier] = cellType
  }

  final func registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      pools.headerFooterTypes[identifier] = nil
      return
    }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      fatalError(
        "class passed to registerClass:forHeaderFooterViewReuseIdentifier: must be"
          + " UITableViewHeaderFooterView or subclass"
      )
    }
    pools.headerFooterTypes[identifier] = viewType
  }

  // MARK: Cells

  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pools.cells[identifier]?.popLast() {
      cell.prepareToBeReused()
      return cell
    }
    return pools.cellTypes[identifier].map { makeCell(of: $0, identifier) }
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    let row = TableRow(path)
    if let request, request.row == row, let cell = request.reconfigured {
      guard cell.reuseIdentifier == identifier else {
        fatalError(
          "Attempted to dequeue a cell using a different registration or reuse identifier than the"
            + " existing cell when reconfiguring an item, which is not allowed. You must dequeue a"
            + " cell using the same registration or reuse identifier that was used to dequeue the"
            + " cell originally to obtain the existing cell. Dequeued reuse identifier:"
            + " \(identifier); Original reuse identifier: \(cell.reuseIdentifier ?? "nil")"
        )
      }
      return cell
    }
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class"
          + " for the identifier or connect a prototype cell in a storyboard"
      )
    }
    // As wide as the row will be, so that the data source can measure.
    let width = layer.bounds.width - 2 * sideInset
    if cell.bounds.width != width {
      let height =
        geometry.contains(row) ? CGFloat(geometry.height(of: row)) : Self.usualRowHeight
      cell.frame = CGRect(x: sideInset, y: cell.frame.minY, width: width, height: height)
    }
    if let request, request.row == row {
      if let other = request.dequeued {
        fatalError(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If"
            + " you really need to dequeue more cells than the table view is requesting, use the"
            + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell:"
            + " \(other)"
        )
      }
      self.request?.dequeued = cell
    }
    return cell
  }

  private func makeCell(of type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let template = unsafeBitCast(type as AnyClass, to: CellTemplate.Type.self)
    return UIView.withoutInheritedAnimation {
      template.init(style: .default, reuseIdentifier: identifier)
    }
  }

  // MARK: Headers and footers

  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pools.headersAndFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = pools.headerFooterTypes[identifier] else { return nil }
    let template = unsafeBitCast(type as AnyClass, to: HeaderFooterTemplate.Type.self)
    return UIView.withoutInheritedAnimation { template.init(reuseIdentifier: identifier) }
  }
}
