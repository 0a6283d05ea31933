internal import UIKitCore

/// The combined requirements of a layout's sections.
@MainActor struct LayoutTraits {
  /// Whether any view is self-sizing.
  private(set) var measures = false
  /// Whether anything depends on the scroll position.
  private(set) var followsScrolling = false
  /// Whether rows have swipe actions.
  private(set) var swipes = false
  /// The kinds of supplementary views that belong to items.
  private(set) var itemKinds: Set<String> = []

  mutating func note(_ geometry: SectionGeometry) {
    let section = geometry.section
    if geometry.measuresItems { measures = true }
    for index in geometry.boundaries.indices {
      let axes = geometry.boundaryIsMeasured(index)
      if axes.width || axes.height { measures = true }
      if geometry.boundaries[index].item.pinToVisibleBounds { followsScrolling = true }
    }
    if section.visibleItemsInvalidationHandler != nil, !section.scrollsOrthogonally {
      followsScrolling = true
    }
    if section.list?.hasSwipeActions == true { swipes = true }
    note(section.group)
  }

  private mutating func note(_ item: NSCollectionLayoutItem) {
    for view in item.supplementaryItems { itemKinds.insert(view.elementKind) }
    guard let group = item as? NSCollectionLayoutGroup else { return }
    for item in group.subitems { note(item) }
  }
}
