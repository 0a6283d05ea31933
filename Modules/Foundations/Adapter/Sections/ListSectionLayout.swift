import DesignKit
import UIKit

/// The layouts that sections of lists have unless told otherwise.
enum ListSectionLayout {
  /// Rows as wide as the list and as high as their content.
  static func list(
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

  /// A header or footer as wide as the section.
  static func boundary(
    _ kind: ListSupplementaryKind,
    isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: kind.elementKind,
      alignment: kind == .header ? .top : .bottom
    )
    item.pinToVisibleBounds = isPinned
    return item
  }
}
