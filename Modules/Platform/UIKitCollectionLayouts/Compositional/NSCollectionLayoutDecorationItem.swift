internal import Foundation
public import UIKitCore

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the view class is registered for with the layout.
  open private(set) var elementKind: String
  /// The z-index; items have 0, so the default places decorations behind them.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Makes the background of a section; its `contentInsets` inset it from the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
