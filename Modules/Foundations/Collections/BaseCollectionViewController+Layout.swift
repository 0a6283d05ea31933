import ListModel
import UIKit

extension BaseCollectionViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.layout(ofSection: section, in: environment)
    }
  }

  private func layout(
    ofSection index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let content = updater.sections.indices.contains(index) ? updater.sections[index] : nil
    // The footer is a row of its own, whatever the sections before it look like.
    let own = content.flatMap { content in
      content.id == ListFooterRow.id ? nil : layoutSection(content, at: index, in: environment)
    }
    let section =
      own
      ?? ListSectionLayout.list(
        in: environment,
        background: collectionView.backgroundColor,
        leadingActions: { [weak self] path in
          self?.item(at: path).flatMap { self?.leadingSwipeActions(for: $0) }
        },
        trailingActions: { [weak self] path in
          self?.item(at: path).flatMap { self?.trailingSwipeActions(for: $0) }
        }
      )
    if content?.header != nil {
      section.boundarySupplementaryItems.append(
        ListSectionLayout.boundary(.header, isPinned: pinsHeaders)
      )
    }
    if content?.footer != nil {
      section.boundarySupplementaryItems.append(
        ListSectionLayout.boundary(.footer, isPinned: false)
      )
    }
    return section
  }
}
