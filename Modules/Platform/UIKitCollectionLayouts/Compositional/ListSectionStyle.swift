internal import Foundation
internal import UIKitCore

/// The properties of a list section besides its group.
@MainActor struct ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration
  /// The padding above the header, in points.
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

  /// The appearance of a row by its position in the section.
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

/// The appearance of a list row by its position in the section.
struct ListItemAppearance: Equatable {
  /// A separator above or below.
  struct Line: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
    /// The color while the row is selected in multiple selection.
    var selectedColor: UIColor
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the header of its section.
  var isHeader = false
  /// Whether the row has the top rounded corners.
  var isFirst = false
  /// Whether the row has the bottom rounded corners.
  var isLast = false
  var top: Line?
  var bottom: Line?
}
