import ListModel

/// Keeps a section controller for each object of a list, and returns the sections of the list with
/// the controllers' rows in place of the objects.
///
/// An object keeps its controller as long as its identity is in the list. The rows of an object are
/// made when it is new or has changed, or when its controller asks for it, and kept until then.
final class ListAdapter {
  /// Called when a controller's rows changed.
  var onRowsChange: (_ animated: Bool, _ completion: (() -> Void)?) -> Void = { _, _ in }
  /// The identities that the newest sections use for several objects, or a controller for several
  /// of its rows.
  private(set) var duplicates: [ListItemID] = []

  private var factories: [ObjectIdentifier: () -> any SectionRows] = [:]
  private var entries: [ListItemID: Entry] = [:]
  private var rows: [ListItemID: RowItem] = [:]

  /// An object in the list, and its controller.
  private final class Entry {
    let controller: any SectionRows
    var object: AnyListItem
    var items: [AnyListItem] = []
    var needsRows = true
    var hasDuplicates = false

    init(_ object: AnyListItem, _ controller: any SectionRows) {
      self.object = object
      self.controller = controller
    }
  }

  func register<Object: ListItemViewModel>(
    _ type: Object.Type,
    _ makeController: @escaping () -> ListSectionController<Object>
  ) {
    factories[ObjectIdentifier(type)] = makeController
  }

  /// The newest row of an identity that a controller made.
  ///
  /// O(1).
  func row(_ id: ListItemID) -> RowItem? { rows[id] }

  /// Whether objects have controllers at all.
  var isUsed: Bool { !factories.isEmpty }

  /// The sections to show; O(rows), and for sections without objects of controllers O(1).
  func expand(_ sections: [ListSection]) -> [ListSection] {
    duplicates = []
    var kept: [ListItemID: Entry] = [:]
    let result = sections.map { section in
      guard section.items.contains(where: { factories[$0.typeID] != nil }) else { return section }
      var expanded = section
      expanded.items = section.items.flatMap { item in
        factories[item.typeID].map { rows(of: item, made: $0, &kept) } ?? [item]
      }
      return expanded
    }
    for (id, entry) in entries where kept[id] !== entry { release(entry) }
    entries = kept
    return result
  }

  private func rows(
    of object: AnyListItem,
    made makeController: () -> any SectionRows,
    _ kept: inout [ListItemID: Entry]
  ) -> [AnyListItem] {
    let id = object.itemID.numbered { kept[$0] == nil }
    if id != object.itemID, !duplicates.contains(object.itemID) {
      duplicates.append(object.itemID)
    }
    let entry = entry(id, object, makeController)
    kept[id] = entry
    if entry.needsRows { makeRows(of: entry, id) }
    if entry.hasDuplicates { duplicates.append(id) }
    return entry.items
  }

  private func entry(
    _ id: ListItemID,
    _ object: AnyListItem,
    _ makeController: () -> any SectionRows
  ) -> Entry {
    let old = entries[id]
    if let entry = old, entry.object.typeID == object.typeID {
      if !object.hasSameContent(as: entry.object) {
        entry.object = object
        entry.controller.setObject(erased: object)
        entry.needsRows = true
      }
      return entry
    }
    if let old { release(old) }
    let entry = Entry(object, makeController())
    entry.controller.setObject(erased: object)
    entry.controller.onRowsChange = { [weak self, weak entry] animated, completion in
      entry?.needsRows = true
      self?.onRowsChange(animated, completion)
    }
    return entry
  }

  private func release(_ entry: Entry) {
    entry.controller.onRowsChange = nil
    for item in entry.items { rows[item.itemID] = nil }
    entry.items = []
  }

  /// Makes the rows of an object and their identities, in which those of its kind are counted.
  private func makeRows(of entry: Entry, _ id: ListItemID) {
    entry.needsRows = false
    entry.hasDuplicates = false
    for item in entry.items { rows[item.itemID] = nil }
    var counts: [String: Int] = [:]
    var used: Set<ListItemID> = []
    entry.items = entry.controller.makeRows().enumerated().map { index, row in
      let origin = RowItem.Origin(object: entry.object, index: index, position: row.position)
      var item = RowItem(row.content, origin: origin)
      var name = "\(id) / \(row.position)\(row.content.kind.name) "
      if let ownID = item.ownID {
        name += ownID.description
      } else {
        let number = counts[name, default: 0]
        counts[name] = number + 1
        name += "number \(number)"
      }
      item.itemID = ListItemID(name).numbered { !used.contains($0) }
      used.insert(item.itemID)
      if item.itemID != ListItemID(name) { entry.hasDuplicates = true }
      rows[item.itemID] = item
      return AnyListItem(item)
    }
  }
}
