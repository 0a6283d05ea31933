internal import Foundation

extension NSCollectionLayoutSection {
  /// A list: rows below each other, each as high as its cell.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.list = ListSectionStyle(configuration)
    let isPlain = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom)
      )
    }
    if !isPlain {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : 17.5
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : 17.5
    }
    if configuration.appearance == .insetGrouped {
      let side = sideInset(layoutEnvironment.container.contentSize.width)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    return section
  }

  private static func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(28)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }

  /// The room at the sides of groups with round corners: the same as in tables, in points.
  private static func sideInset(_ width: CGFloat) -> CGFloat { width > 400 ? 20 : 16 }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Takes the color behind a list over to the collection view, and lets rows be swiped that have
  /// actions.
  final func takeListStyle(_ view: UICollectionView) {
    guard let sections = geometry?.sections, let list = sections.first?.section.list else { return }
    if let color = list.configuration.backgroundColor, view.backgroundColor != color {
      view.backgroundColor = color
    }
    if traits.swipes, view.swipeActions == nil {
      view.swipeActions = SwipeActionsController(scrollView: view, container: view)
    }
  }
}
