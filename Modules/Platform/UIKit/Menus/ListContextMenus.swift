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
