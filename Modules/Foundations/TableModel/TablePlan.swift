internal import DesignKit
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
  private var indexPaths: [ListItemID: RowIndex] = [:]
  /// The kind of the rows that callers of the list find by an identity, while there is only one.
  private var onlyKind: String?
  /// The identities of those rows; empty while they are of one kind, for which they are unique.
  private var rowIDs: Set<ListItemID> = []
  /// The headers and footers that are not rows.
  private var headings: [ListItemID: RowItem] = [:]
  private var sectionIDs: Set<ListItemID> = []
  /// In a collection, the sections with pinned headers, and those that are not lists.
  private var pinned: Set<ListItemID> = []
  private var grids: [ListItemID: Section] = [:]

  /// An index path, in two numbers.
  private struct RowIndex {
    var section: Int
    var item: Int
  }

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
    let sectionID = unique(section.id ?? ListItemID("section \(index)"))
    var result = ListSection(id: sectionID, items: [])
    // Headers of the other styles are outside the groups; those of a plain table would be pinned.
    let headerIsRow = isPlain && !section.isHeaderPinned
    if let header = section.header {
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
      let content = row.content
      let (kind, settings, value) = (content.kind, content.settings, content.value)
      let ownID = settings.id ?? (value.itemID == .unidentified ? nil : value.itemID)
      let proposed = identity(ownID, of: kind, in: sectionID, &counts)
      let id = uniqueRow(proposed)
      var layout = settings.layout
      if !isGrid {
        layout.insets = section.insets(
          of: layout,
          isFirst: number == 0,
          isLast: number == section.rows.count - 1
        )
      }
      var rowID = id
      if let ownID, id == proposed, isFirst(ownID, of: kind, before: result) { rowID = ownID }
      let pool = content.pool(of: kind)
      add(RowItem(content, value, id: id, rowID: rowID, layout: layout, pool: pool), to: &result)
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
    indexPaths[item.itemID] = RowIndex(section: sections.count, item: section.items.count)
    section.items.append(AnyListItem(item))
  }

  private func heading(_ content: any RowContent, _ id: String) -> RowItem {
    let id = ListItemID(id)
    return RowItem(
      content,
      content.value,
      id: id,
      rowID: id,
      layout: content.settings.layout,
      pool: content.pool
    )
  }

  /// Returns whether no row before has an identity of its own.
  ///
  /// - Parameters:
  ///   - id: The identity of a row, which is unique among those of its kind.
  ///   - kind: Its kind.
  ///   - section: The section that is being built.
  /// - Returns: Whether callers of the list find the row by it.
  private mutating func isFirst(
    _ id: ListItemID,
    of kind: RowKind,
    before section: ListSection
  ) -> Bool {
    if rowIDs.isEmpty {
      if kind.name == onlyKind ?? kind.name {
        onlyKind = kind.name
        return true
      }
      for other in sections + [section] { rowIDs.formUnion(other.items.lazy.map(\.rowID)) }
    }
    return rowIDs.insert(id).inserted
  }

  /// Rows of different views may show the same model, so the kind is part of the identity.
  static func identity(_ id: ListItemID, in kind: RowKind) -> ListItemID {
    ListItemID("\(kind.name) \(id)")
  }

  private func identity(
    _ id: ListItemID?,
    of kind: RowKind,
    in sectionID: ListItemID,
    _ counts: inout [String: Int]
  ) -> ListItemID {
    if let id { return Self.identity(id, in: kind) }
    let name = kind.name
    let number = counts[name, default: 0]
    counts[name] = number + 1
    return ListItemID("\(name) number \(number) of \(sectionID)")
  }

  private mutating func unique(_ id: ListItemID) -> ListItemID {
    var candidate = id
    var number = 2
    while !sectionIDs.insert(candidate).inserted {
      candidate = ListItemID("\(id) (\(number))")
      number += 1
    }
    if candidate != id { duplicates.append(id) }
    return candidate
  }

  private mutating func uniqueRow(_ id: ListItemID) -> ListItemID {
    guard indexPaths[id] != nil else { return id }
    duplicates.append(id)
    var number = 2
    while true {
      let candidate = ListItemID("\(id) (\(number))")
      if indexPaths[candidate] == nil { return candidate }
      number += 1
    }
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
    case .width(let least):
      // The width of rows and headers.
      let beside = max((width - Metrics.readableWidth) / 2, 0)
      insets.leading += beside
      insets.trailing += beside
      let room = width - insets.leading - insets.trailing
      count = max(1, Int((room + spacing) / (least + spacing)))
    }
    return ListSectionLayout.grid(columns: count, spacing: spacing, insets: insets)
  }

  /// The insets of a row.
  fileprivate func insets(
    of layout: RowLayout,
    isFirst: Bool,
    isLast: Bool
  ) -> NSDirectionalEdgeInsets? {
    guard insets != nil || spacing != 0 else { return layout.insets }
    let around = insets ?? .zero
    var result = layout.insets ?? around
    let own = layout.insets ?? .zero
    result.top = own.top + (isFirst ? around.top : spacing)
    result.bottom = own.bottom + (isLast ? around.bottom : 0)
    return result
  }
}
