import Expectations
import Foundation
import Testing
import UIKit

/// Selection in a collection view while it is edited, and where it is not allowed.
@MainActor @Suite final class CollectionEditingSelectionTests: NSObject, UICollectionViewDataSource
{
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let collection: UICollectionView

  override init() {
    window = headless.makeWindow()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: layout
    )
    super.init()
    headless.run {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      window.addSubview(collection)
    }
    headless.settle()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  private func tapTwoItems() -> [Int] {
    headless.tap(at: CGPoint(x: 50, y: 50))
    headless.settle()
    headless.tap(at: CGPoint(x: 150, y: 50))
    headless.settle()
    return (collection.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test func nothingIsSelectedByDefault() {
    headless.run { collection.isEditing = true }
    expect(tapTwoItems(), equals: [])
  }

  @Test func oneItemCanBeSelectedIfAllowed() {
    headless.run {
      collection.allowsSelectionDuringEditing = true
      collection.allowsMultipleSelection = true
      collection.isEditing = true
    }
    expect(tapTwoItems(), equals: [1])
  }

  @Test func severalItemsCanBeSelectedIfAllowed() {
    headless.run {
      collection.allowsMultipleSelectionDuringEditing = true
      collection.isEditing = true
    }
    expect(tapTwoItems(), equals: [0, 1])
  }

  @Test func theProgramSelectsNothingIfSelectionIsNotAllowed() {
    let first = IndexPath(item: 0, section: 0)
    headless.run {
      collection.allowsSelection = false
      collection.selectItem(at: first, animated: false, scrollPosition: [])
    }
    expect(collection.indexPathsForSelectedItems, equals: [])
    headless.run {
      collection.allowsSelection = true
      collection.selectItem(at: first, animated: false, scrollPosition: [])
      collection.allowsSelection = false
      collection.deselectItem(at: first, animated: false)
    }
    expect(collection.indexPathsForSelectedItems, equals: [first])
  }
}
