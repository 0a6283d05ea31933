public import Foundation
public import UIKitCore

/// The configuration of a list section: appearance, separators, headers, footers and swipe actions.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Full-width rows, with section headers that are pinned to the top while scrolling.
    case plain = 0
    /// Full-width rows, in groups.
    case grouped = 1
    /// Rows in groups with rounded corners.
    case insetGrouped = 2
  }

  /// The kind of a section's header.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The kind of a section's footer.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the separator configuration of a row, given the default one.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance

  /// Whether there are separators between rows.
  public var showsSeparators = true

  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called for each row, to change its separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background color of the list; nil uses the collection view's.
  public var backgroundColor: UIColor?

  /// The kind of a section's header.
  public var headerMode = HeaderMode.none

  /// The kind of a section's footer.
  public var footerMode = FooterMode.none

  /// The padding above the header, in points; nil for the default of the appearance.
  public var headerTopPadding: CGFloat?

  /// Returns the leading swipe actions of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Returns the trailing swipe actions of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
  }
}
