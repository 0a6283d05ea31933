public import ListModel
public import UIKit

extension ListAdapter {
  // MARK: Objects and controllers

  /// The objects of the newest update, in order.
  public var objects: [AnyListItem] { entries.map(\.object) }

  /// The number of sections on screen.
  public var numberOfSections: Int { updater?.sections.count ?? 0 }

  /// The controller of an object; `nil` if it is not in the list.
  ///
  /// O(1).
  public func sectionController(for object: any ListItemViewModel) -> ListSectionController? {
    sectionController(for: object.itemID)
  }

  /// The controller of an identity; `nil` if it is not in the list.
  ///
  /// O(1).
  public func sectionController(for id: ListItemID) -> ListSectionController? {
    entriesByID[id]?.controller
  }

  /// The object shown by a controller, or by a controller in a stack.
  ///
  /// O(1).
  public func object(for controller: ListSectionController) -> AnyListItem? {
    guard let section = sectionIndex(of: controller) else { return nil }
    return entry(ofSection: section)?.object
  }

  /// The index of an object's section; `nil` if it is not on screen.
  ///
  /// O(1).
  public func section(of id: ListItemID) -> Int? { sectionIndices[id] }

  /// The index of a controller's section.
  ///
  /// O(1) if its rows are on screen, O(number of objects) otherwise.
  func sectionIndex(of controller: ListSectionController) -> Int? {
    let root = controller.root
    if let requestedPath, self.controller(ofSection: requestedPath.section) === root {
      return requestedPath.section
    }
    if let id = root.entryID, entriesByID[id]?.controller === root { return sectionIndices[id] }
    return nil
  }

  // MARK: What is visible

  /// The objects with a row on screen, top to bottom.
  public var visibleObjects: [AnyListItem] {
    visibleSections.compactMap { entry(ofSection: $0)?.object }
  }

  /// The controllers with a row on screen, top to bottom.
  public var visibleSectionControllers: [ListSectionController] {
    visibleSections.compactMap { controller(ofSection: $0) }
  }

  /// The cells of an object that are on screen, top to bottom.
  public func visibleCells(of object: any ListItemViewModel) -> [UICollectionViewCell] {
    guard let collectionView, let section = sectionIndices[object.itemID] else { return [] }
    return collectionView.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
      .compactMap { collectionView.cellForItem(at: $0) }
  }

  /// The indices of the sections with a row on screen, in order.
  var visibleSections: [Int] {
    Set((collectionView?.indexPathsForVisibleItems ?? []).map(\.section)).sorted()
  }

  // MARK: Scrolling

  /// Scrolls to the first row of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - position: The position of the row on screen after scrolling.
  ///   - animated: Whether the scrolling is animated.
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func scroll(
    to object: any ListItemViewModel,
    at position: UICollectionView.ScrollPosition = .top,
    animated: Bool
  ) -> Bool {
    guard let collectionView, let section = sectionIndices[object.itemID],
      updater?.sections[section].items.isEmpty == false
    else { return false }
    collectionView.scrollToItem(
      at: IndexPath(item: 0, section: section),
      at: position,
      animated: animated
    )
    return true
  }

  // MARK: Rows

  /// The controller of a row, and the row's index in it.
  ///
  /// During an update the row may have another index than in its controller, or be removed.
  func row(at indexPath: IndexPath) -> (controller: ListSectionController, index: Int)? {
    guard let sections = updater?.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let section = sections[indexPath.section]
    let id = section.items[indexPath.item].itemID
    for controller in [entriesByID[section.id]?.controller, retiring[section.id]] {
      guard let controller else { continue }
      let tokens = controller.allTokens
      if tokens.indices.contains(indexPath.item), tokens[indexPath.item].itemID == id {
        return controller.leaf(at: indexPath.item)
      }
      if let index = tokens.firstIndex(where: { $0.itemID == id }) {
        return controller.leaf(at: index)
      }
    }
    return nil
  }

  func numberOfRows(inSection section: Int) -> Int {
    guard let sections = updater?.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].items.count
  }

  func token(at indexPath: IndexPath) -> Int? {
    guard let sections = updater?.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item].as(ListRowToken.self)?.number
  }

  func entry(ofSection section: Int) -> ListAdapterEntry? {
    guard let sections = updater?.sections, sections.indices.contains(section) else { return nil }
    return entriesByID[sections[section].id]
  }

  func controller(ofSection section: Int) -> ListSectionController? {
    guard let sections = updater?.sections, sections.indices.contains(section) else { return nil }
    let id = sections[section].id
    return entriesByID[id]?.controller ?? retiring[id]
  }
}
