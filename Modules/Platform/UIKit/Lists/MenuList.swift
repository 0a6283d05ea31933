internal import CoreGraphics
internal import Foundation

/// A list whose delegate provides the context menus of its items.
@MainActor protocol MenuList: SelectableList {
  /// Provides the context menus of items; nil until there is a delegate.
  var contextMenus: ListContextMenus? { get set }

  /// Returns the delegate's menu configuration for a point.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the delegate's preview for the cell of a menu.
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview?
  /// Returns the delegate's dismissal preview for a lifted item; `path` is nil if the item was
  /// deleted.
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath?
  ) -> UITargetedPreview?
  func willCommitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension MenuList {
  /// Adds the context menu interaction, the first time that it is called.
  func offerContextMenus() {
    guard contextMenus == nil else { return }
    let menus = ListContextMenus(list: self)
    contextMenus = menus
    addInteraction(UIContextMenuInteraction(delegate: menus))
  }

  /// The context menu interaction of the items.
  var menuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first {
      $0.delegate is ListContextMenus
    }
  }

  /// A preview of the cell that the open menu belongs to, at its current position.
  var previewOfMenuCell: UITargetedPreview? {
    contextMenus?.path.flatMap(cellOnScreen(at:)).map { UITargetedPreview(view: $0) }
  }

  /// Updates the index paths that the list remembers after a batch.
  func moveTargets(by plan: ListUpdatePlan) {
    selection.move(by: plan)
    prefetched.forget()
    highlightedPath = highlightedPath.flatMap(plan.newIndexPath(forOld:))
    if let menus = contextMenus { menus.path = menus.path.flatMap(plan.newIndexPath(forOld:)) }
    scrollTarget = scrollTarget.flatMap { target in
      plan.newIndexPath(forOld: target.path).map { ($0, target.position) }
    }
  }
}
