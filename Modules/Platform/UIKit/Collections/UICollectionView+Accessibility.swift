extension UICollectionView {
  final var positionsOfShownViews: [ObjectIdentifier: AccessibilityListPosition] {
    var positions: [ObjectIdentifier: AccessibilityListPosition] = [:]
    for (element, item) in shown {
      let part: AccessibilityListPosition.Part =
        switch (element.category, element.kind) {
        case (.cell, _): .row
        case (_, UICollectionView.elementKindSectionFooter): .footer
        default: .header
        }
      positions[ObjectIdentifier(item.view)] =
        .init(section: element.section, part: part, item: element.item)
    }
    for case let shelf as CollectionContainerView in subviews {
      positions[ObjectIdentifier(shelf)] = .init(section: shelf.section, part: .row, item: 0)
    }
    return positions
  }
}
