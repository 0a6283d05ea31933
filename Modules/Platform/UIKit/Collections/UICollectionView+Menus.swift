internal import CoreGraphics
internal import Foundation

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
