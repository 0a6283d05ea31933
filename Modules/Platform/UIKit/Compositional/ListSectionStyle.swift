internal import Foundation

/// What makes a section a list, besides its group.
@MainActor struct ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration
  /// Room above the header, in points.
  var headerPadding: CGFloat = 0

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    guard configuration.headerMode == .supplementary else { return }
    headerPadding =
      configuration.headerTopPadding ?? (configuration.appearance == .plain ? 0 : 17.5)
  }

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// How a row looks by its place among the others.
  func itemAppearance(of path: IndexPath, count: Int) -> ListItemAppearance {
    let isHeader = configuration.headerMode == .firstItemInSection && path.item == 0
    let isGrouped = configuration.appearance != .plain
    let firstItem = configuration.headerMode == .firstItemInSection ? 1 : 0
    let isLast = path.item == count - 1
    var itemAppearance = ListItemAppearance(
      appearance: configuration.appearance,
      isHeader: isHeader
    )
    if configuration.appearance == .insetGrouped {
      itemAppearance.isFirst = path.item == firstItem
      itemAppearance.isLast = isLast
    }
    guard configuration.showsSeparators, !isHeader else { return itemAppearance }
    var separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
    if separators.topSeparatorVisibility == .visible {
      itemAppearance.top = .init(
        insets: separators.topSeparatorInsets,
        color: separators.color,
        selectedColor: separators.multipleSelectionColor
      )
    }
    let isBelow =
      separators.bottomSeparatorVisibility == .automatic
      ? !(isGrouped && isLast) : separators.bottomSeparatorVisibility == .visible
    if isBelow {
      itemAppearance.bottom = .init(
        insets: separators.bottomSeparatorInsets,
        color: separators.color,
        selectedColor: separators.multipleSelectionColor
      )
    }
    return itemAppearance
  }
}

/// How a row of a list looks by its place.
struct ListItemAppearance: Equatable {
  /// A line above or below.
  struct Line: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
    /// The color where the row is selected and several can be.
    var selectedColor: UIColor
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the header of its section.
  var isHeader = false
  /// Whether the row has the upper round corners.
  var isFirst = false
  /// Whether the row has the lower round corners.
  var isLast = false
  var top: Line?
  var bottom: Line?
}
