internal import Foundation
public import UIKitCore

extension NSCollectionLayoutSection {
  /// Makes a list section: vertically arranged rows with the heights of their cells.
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

  /// The horizontal insets of groups with rounded corners, in points; the same as in tables.
  private static func sideInset(_ width: CGFloat) -> CGFloat { width > 400 ? 20 : 16 }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Enables swipe actions if a section is a list that has any, and applies the background color of
  /// a list that is the first section to the collection view.
  final func applyListStyle(_ view: UICollectionView) {
    if traits.swipes { view.beginSwipes() }
    guard
      let list = geometry?.sections.first?.section.list,
      let color = list.configuration.backgroundColor,
      view.backgroundColor != color
    else { return }
    view.backgroundColor = color
  }
}
