import Expectations
import Foundation
import Testing
import UIKit

/// When a collection view makes views, and in which order.
@MainActor @Suite struct CollectionLoadingTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 6
    var made: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made.append("cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      made.append("header")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }
  }

  private let items = Items()
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView

  init() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: layout
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collection.dataSource = items
  }

  @Test func queriesCreateNoViewsBeforeTheLayout() {
    let first = IndexPath(item: 0, section: 0)
    collection.reloadData()
    expect(collection.visibleCells, satisfies: \.isEmpty)
    expect(collection.indexPathsForVisibleItems, satisfies: \.isEmpty)
    expectNil(collection.cellForItem(at: first))
    let kind = UICollectionView.elementKindSectionHeader
    expectNil(collection.supplementaryView(forElementKind: kind, at: first))
    expect(collection.visibleSupplementaryViews(ofKind: kind), satisfies: \.isEmpty)
    expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), satisfies: \.isEmpty)
    expect(collection.numberOfItems(inSection: 0), equals: 6)
    expect(items.made, satisfies: \.isEmpty)
    collection.layoutIfNeeded()
    expect(collection.visibleCells.count, equals: 6)
    expect(collection.cellForItem(at: first) != nil)
  }

  @Test func repeatedReloadsCreateNothingBeforeTheLayout() {
    collection.layoutIfNeeded()
    items.made = []
    items.count = 3
    collection.reloadData()
    _ = collection.visibleCells
    _ = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    expect(items.made, satisfies: \.isEmpty)
    collection.layoutIfNeeded()
    expect(collection.visibleCells.count, equals: 3)
  }

  @Test func aReloadDiscardsVisibleItemsUntilTheLayout() throws {
    let first = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    collection.layoutIfNeeded()
    let cell = try require(collection.cellForItem(at: first))
    let header = try require(collection.supplementaryView(forElementKind: kind, at: first))
    collection.reloadData()
    expect(collection.visibleCells, satisfies: \.isEmpty)
    expect(collection.indexPathsForVisibleItems, satisfies: \.isEmpty)
    expectNil(collection.cellForItem(at: first))
    expectNil(collection.indexPath(for: cell))
    expectNil(collection.supplementaryView(forElementKind: kind, at: first))
    expectNil(collection.indexPath(forSupplementaryView: header))
    expect(collection.visibleSupplementaryViews(ofKind: kind), satisfies: \.isEmpty)
    expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), satisfies: \.isEmpty)
    collection.layoutIfNeeded()
    expect(collection.visibleCells.count, equals: 6)
    expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [first])
  }

  @Test func cellsAreMadeBeforeSupplementaryViews() {
    collection.layoutIfNeeded()
    expect(items.made, equals: Array(repeating: "cell", count: 6) + ["header"])
  }

  @Test func flowLayoutsReturnEmptySizesForMissingHeaders() {
    layout.headerReferenceSize = .zero
    collection.layoutIfNeeded()
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let attributes = layout.layoutAttributesForSupplementaryView(
        ofKind: kind,
        at: IndexPath(item: 0, section: 0)
      )
      expect(attributes?.size, equals: .zero)
    }
    let found = layout.layoutAttributesForElements(in: collection.bounds) ?? []
    expect(found.allSatisfy { $0.representedElementCategory == .cell })
    expect(!items.made.contains("header"))
  }
}
