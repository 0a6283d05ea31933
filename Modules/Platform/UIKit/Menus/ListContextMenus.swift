internal import Foundation

/// Requests the menus of items from the delegate of a table or a collection view.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any MenuList)?
  /// The current index path of the item whose menu was opened last; nil if the item was deleted or
  /// the menu was not opened on an item.
  var path: IndexPath?

  init(list: any MenuList) { self.list = list }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = list?.itemPath(at: location)
    return list?.menuConfiguration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    // The preview shows the cell without its highlight.
    list?.endHighlight()
    return path.flatMap { list?.highlightPreview(configuration, at: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.dismissalPreview(configuration, at: path) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.willCommitMenu(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.endHighlight()
    list?.willDisplayMenu(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.willEndMenu(configuration, animator)
  }
}

extension UITableView: MenuList {
  final func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = indexPathForRow(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  final func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  final func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath?
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  final func willCommitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  final func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}

extension UICollectionView: MenuList {
  final func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    var paths = indexPathForItem(at: point).map { [$0] } ?? []
    let selected = indexPathsForSelectedItems ?? []
    // A menu on one of several selected items applies to all of them.
    if let path = paths.first, selected.count > 1, selected.contains(path) { paths = selected }
    return collectionDelegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
  }

  final func highlightPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    collectionDelegate?.collectionView(
      self,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    )
  }

  final func dismissalPreview(
    _ configuration: UIContextMenuConfiguration,
    at path: IndexPath?
  ) -> UITargetedPreview? {
    path.flatMap {
      collectionDelegate?.collectionView(
        self,
        contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: $0
      )
    }
  }

  final func willCommitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  final func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  final func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
