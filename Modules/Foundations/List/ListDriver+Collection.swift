import ListModel
import UIKit

extension ListDriver: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { listUpdater.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { listUpdater.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    heading(kind, at: indexPath) as? UICollectionReusableView ?? UICollectionReusableView()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content(at: indexPath)?.settings.isMovable ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt origin: IndexPath,
    to destination: IndexPath
  ) {
    moveRow(from: origin, to: destination)
  }
}

extension ListDriver: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { canSelect(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { canFocus(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    didSelect(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    if selectsSeveral { onSelectionChange() }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.count == 1 ? indexPaths.first.flatMap(contextMenu(at:)) : nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuOpens() }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuCloses() }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? any RowCell)?.shelf?.didLeaveScreen()
  }

  /// Rows stay in their section, and those of a section controller among its rows.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target(of: originalIndexPath, proposed: proposedIndexPath)
  }
}

extension ListDriver: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    prefetch(at: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(at: indexPaths)
  }
}

extension ListDriver {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.layout(ofSection: section, in: environment)
    }
  }

  private func layout(
    ofSection index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let content = listUpdater.sections.indices.contains(index) ? listUpdater.sections[index] : nil
    // The footer is a separate section, independent of the layouts of the other sections.
    let own = content.flatMap { content in
      content.id == ListFooterContent.id
        ? nil
        : plan?.layout(of: content.id, width: environment.container.effectiveContentSize.width)
          ?? layoutSection(content, index, environment)
    }
    if let content {
      if own == nil {
        sectionsWithLayout.remove(content.id)
      } else {
        sectionsWithLayout.insert(content.id)
      }
    }
    let section =
      own
      ?? .rows(
        in: environment,
        background: container.backgroundColor,
        leadingActions: { [weak self] in self?.newest(at: $0)?.leadingSwipeActions() },
        trailingActions: { [weak self] in self?.newest(at: $0)?.trailingSwipeActions() }
      )
    if let content, content.header != nil {
      let isPinned = plan.map { $0.pinsHeader(of: content.id) } ?? pinsHeaders
      section.boundarySupplementaryItems.append(
        .heading(UICollectionView.elementKindSectionHeader, isPinned: isPinned)
      )
    }
    if content?.footer != nil {
      section.boundarySupplementaryItems.append(
        .heading(UICollectionView.elementKindSectionFooter, isPinned: false)
      )
    }
    return section
  }

  /// Reports a row whose swipe actions its section cannot offer, once for each section.
  ///
  /// Done when its cell is made: the rows of a section that are not shown have no content yet.
  func reportSwipeActions(of content: any RowContent, at indexPath: IndexPath) {
    guard content.settings.hasSwipeActions else { return }
    let section = listUpdater.sections[indexPath.section].id
    guard sectionsWithLayout.contains(section), reportedSections.insert(section).inserted
    else { return }
    onFailure(
      ListUpdateFailure(
        reason: .swipeActionsInLayout(section: section, row: content.kind.name),
        old: listUpdater.sections,
        new: listUpdater.sections,
        changes: ListChanges()
      )
    )
  }
}
