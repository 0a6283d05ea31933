public import Foundation

/// The appearance of a list section, and the features of its rows.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side; headers stay at the top while their rows scroll.
    case plain = 0
    /// Rows from side to side, in groups.
    case grouped = 1
    /// Rows in groups with round corners.
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

  /// Gives the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Changes the separators of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// Plain, grouped, or in a sidebar.
  public let appearance: Appearance

  /// Whether there are lines between rows.
  public var showsSeparators = true

  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Asked for each row, for lines that differ.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The color behind the list; nil leaves the collection view's own.
  public var backgroundColor: UIColor?

  /// The kind of a section's header.
  public var headerMode = HeaderMode.none

  /// The kind of a section's footer.
  public var footerMode = FooterMode.none

  /// Room above the header, in points; nil for what suits the appearance.
  public var headerTopPadding: CGFloat?

  /// Gives the actions that swiping from the leading side shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives the actions that swiping from the trailing side shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
  }
}
