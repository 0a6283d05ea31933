public import UIKit

extension ListAdapter {
  /// The layout of the list: each section's own, or full-width rows if its controller returns none.
  public func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.layoutSection(at: section, in: environment)
    }
  }

  private func layoutSection(
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard let controller = controller(ofSection: index) else { return plainList(in: environment) }
    let boundaries = ListSupplementaryKind.allCases.compactMap { kind in
      controller.source(of: kind).map {
        ListSectionLayout.boundary(kind, isPinned: $0.source.isPinned(kind))
      }
    }
    let own = controller.layoutSection(in: environment)
    if own == nil, boundaries.isEmpty, controller.inset == .zero, controller.spacing == 0 {
      return plainList(in: environment)
    }
    let section = own ?? list(in: environment)
    if own == nil {
      section.contentInsets = controller.inset
      section.interGroupSpacing = controller.spacing
    }
    if !boundaries.isEmpty { section.boundarySupplementaryItems += boundaries }
    return section
  }

  /// The layout of most sections, cached by width: a thread of thousands of comments requests it
  /// for each of them.
  private func plainList(in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let size = environment.container.effectiveContentSize
    if let plainList, plainList.size == size { return plainList.section }
    let section = list(in: environment)
    plainList = (size, section)
    return section
  }

  private func list(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  {
    ListSectionLayout.list(
      in: environment,
      background: collectionView?.backgroundColor,
      leadingActions: { [weak self] path in
        self?.row(at: path).flatMap { $0.controller.leadingSwipeActions(at: $0.index) }
      },
      trailingActions: { [weak self] path in
        self?.row(at: path).flatMap { $0.controller.trailingSwipeActions(at: $0.index) }
      }
    )
  }
}
