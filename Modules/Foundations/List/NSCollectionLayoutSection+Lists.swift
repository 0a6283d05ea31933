import DesignKit
import UIKit

extension NSCollectionLayoutSection {
  /// Full-width rows with the height of their content.
  static func rows(
    in environment: any NSCollectionLayoutEnvironment,
    background: UIColor?,
    leadingActions: @escaping @MainActor (IndexPath) -> UISwipeActionsConfiguration?,
    trailingActions: @escaping @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.backgroundColor = background ?? Palette.background
    configuration.headerTopPadding = 0
    configuration.leadingSwipeActionsConfigurationProvider = leadingActions
    configuration.trailingSwipeActionsConfigurationProvider = trailingActions
    return .list(using: configuration, layoutEnvironment: environment)
  }

  /// Rows side by side in columns of equal width, each line as high as its highest row.
  static func grid(
    columns: Int,
    spacing: CGFloat,
    insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(Metrics.tapTarget)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: height
      )
    )
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: height
      ),
      repeatingSubitem: item,
      count: columns
    )
    line.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    // Titles have their own margins.
    section.supplementaryContentInsetsReference = .none
    return section
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A header or footer with the width of the section.
  static func heading(
    _ kind: String,
    isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: kind,
      alignment: kind == UICollectionView.elementKindSectionHeader ? .top : .bottom
    )
    item.pinToVisibleBounds = isPinned
    return item
  }
}
