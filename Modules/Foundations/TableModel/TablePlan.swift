internal import DesignKit
internal import Foundation
internal import ListModel
internal import UIKit

/// A ``TableModel`` in the form that a list shows: every row has a unique identity, and scrolling
/// headers of a table are rows.
struct TablePlan {
  private(set) var sections: [ListSection] = []
  /// Identities that the model uses for more than one row.
  ///
  /// The rows are shown nevertheless, made distinct by their order.
  private(set) var duplicates: [ListItemID] = []
  private var indexPaths: [ListItemID: IndexPath] = [:]
  /// The headers and footers that are not rows.
  private var headings: [ListItemID: RowItem] = [:]
  private var sectionIDs: Set<ListItemID> = []
  /// In a collection, the sections with pinned headers, and those that are not lists.
  private var pinned: Set<ListItemID> = []
  private var grids: [ListItemID: Section] = [:]

  /// A plan without rows.
  init() {}

  /// O(number of rows).
  ///
  /// - Parameters:
  ///   - model: What is shown.
  ///   - style: The style of the table; `nil` for a collection.
  init(_ model: TableModel, in style: UITableView.Style?) {
    indexPaths.reserveCapacity(model.sections.reduce(0) { $0 + $1.rows.count })
    for (index, section) in model.sections.enumerated() {
      append(section, at: index, isPlain: style == .plain, isCollection: style == nil)
    }
  }

  /// Returns the row, header or footer of an identity.
  ///
  /// O(1).
  func row(_ key: ListItemID) -> RowItem? {
    headings[key]
      ?? indexPaths[key].flatMap { sections[$0.section].items[$0.item].as(RowItem.self) }
  }

  /// The layout of a collection's section at a width in points; `nil` for full-width rows.
  func layout(of section: ListItemID, width: CGFloat) -> NSCollectionLayoutSection? {
    grids[section]?.gridLayout(width: width)
  }

  var hasLayouts: Bool { !grids.isEmpty }
  func pinsHeader(of section: ListItemID) -> Bool { pinned.contains(section) }

  // MARK: Building

  private mutating func append(
    _ section: Section,
    at index: Int,
    isPlain: Bool,
    isCollection: Bool
  ) {
    let proposed = section.id ?? ListItemID("section \(index)")
    let sectionID = proposed.numbered { !sectionIDs.contains($0) }
    sectionIDs.insert(sectionID)
    if sectionID != proposed { duplicates.append(proposed) }
    var result = ListSection(id: sectionID, items: [])
    // Headers of the other styles are outside the groups; those of a plain table would be pinned.
    let headerIsRow = isPlain && !section.isHeaderPinned
    if let header = section.sizedHeader {
      let item = heading(header, "header of \(sectionID)")
      if headerIsRow {
        add(item, to: &result)
      } else {
        headings[item.itemID] = item
        result.header = AnyListItem(item)
      }
    }
    if section.isHeaderPinned { pinned.insert(sectionID) }
    let isGrid = isCollection && section.columns != nil
    if isGrid { grids[sectionID] = section }
    var counts: [String: Int] = [:]
    for (number, row) in section.rows.enumerated() {
      var item = RowItem(row.content)
      item.itemID = identity(of: item, in: result, &counts)
      if !isGrid {
        item.settings.insets = section.insets(
          of: item.settings,
          isFirst: number == 0,
          isLast: number == section.rows.count - 1
        )
      }
      add(item, to: &result)
    }
    if let footer = section.footer {
      let item = heading(footer, "footer of \(sectionID)")
      if isPlain {
        add(item, to: &result)
      } else {
        headings[item.itemID] = item
        result.footer = AnyListItem(item)
      }
    }
    sections.append(result)
  }

  /// Adds a row to the section that is being built, which is not in ``sections`` yet.
  private mutating func add(_ item: RowItem, to section: inout ListSection) {
    indexPaths[item.itemID] = IndexPath(item: section.items.count, section: sections.count)
    section.items.append(AnyListItem(item))
  }

  private func heading(_ row: AnyRow, _ id: String) -> RowItem {
    var item = RowItem(row.content)
    item.itemID = ListItemID(id)
    return item
  }

  /// Returns the identity of the next row of the section that is being built: its own, or its
  /// number.
  ///
  /// If a row before has it, which shows the same value by another view, the kind is part of it.
  private mutating func identity(
    of item: RowItem,
    in section: ListSection,
    _ counts: inout [String: Int]
  ) -> ListItemID {
    guard let ownID = item.ownID else {
      let name = item.content.kind.name
      let number = counts[name, default: 0]
      counts[name] = number + 1
      return unique(ListItemID("\(name) number \(number) of \(section.id)"))
    }
    guard let path = indexPaths[ownID] else { return ownID }
    let items = path.section < sections.count ? sections[path.section].items : section.items
    let name = item.content.kind.name
    if items[path.item].rowItem?.content.kind.name != name {
      return unique(ListItemID("\(name) \(ownID)"))
    }
    return unique(ownID)
  }

  /// The identity of a row, with a number if a row before has it.
  private mutating func unique(_ id: ListItemID) -> ListItemID {
    let free = id.numbered { indexPaths[$0] == nil }
    if free != id { duplicates.append(id) }
    return free
  }
}

extension Section {
  /// The layout of a section of columns.
  fileprivate func gridLayout(width: CGFloat) -> NSCollectionLayoutSection? {
    var insets = insets ?? .zero
    let count: Int
    switch columns {
    case nil: return nil
    case .count(let given): count = given
    case .width(let minimum):
      // The width of rows and headers.
      let beside = max((width - Metrics.readableWidth) / 2, 0)
      insets.leading += beside
      insets.trailing += beside
      let room = width - insets.leading - insets.trailing
      count = max(1, Int((room + spacing) / (minimum + spacing)))
    }
    return NSCollectionLayoutSection.grid(columns: count, spacing: spacing, insets: insets)
  }

  /// The insets of a row.
  fileprivate func insets(
    of row: RowSettings,
    isFirst: Bool,
    isLast: Bool
  ) -> NSDirectionalEdgeInsets? {
    guard insets != nil || spacing != 0 else { return row.insets }
    let around = insets ?? .zero
    var result = row.insets ?? around
    let own = row.insets ?? .zero
    result.top = own.top + (isFirst ? around.top : spacing)
    result.bottom = own.bottom + (isLast ? around.bottom : 0)
    return result
  }
}
