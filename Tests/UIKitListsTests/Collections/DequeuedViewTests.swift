import Expectations
import Foundation
import Testing
import UIKit

/// What a data source sees of a view that it dequeued: its place.
@MainActor @Suite
final class DequeuedViewTests: NSObject, UICollectionViewDataSource,
  UITableViewDataSource, UITableViewDelegate
{
  private final class Attributes: UICollectionViewLayoutAttributes {
    var shade = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.shade = shade
      return copy
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?
        .compactMap { attributes in
          let copy = attributes.copy() as? Attributes
          copy?.shade = attributes.indexPath.item + 1
          return copy
        }
    }
  }

  private final class Cell: UICollectionViewCell {
    var shades: [Int] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      shades.append((layoutAttributes as? Attributes)?.shade ?? 0)
    }
  }

  private var frames: [CGRect] = []
  private var shades: [[Int]] = []
  private var asked: [Int] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    2
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    frames.append(cell.frame)
    shades.append((cell as? Cell)?.shades ?? [])
    return cell
  }

  @Test func layoutAttributesAreAppliedBeforeACellIsConfigured() throws {
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: layout
    )
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    let cells = try (0..<2).map {
      try require(view.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    expect(frames, equals: cells.map(\.frame))
    expect(shades, equals: [[1], [2]])
    expect(cells.compactMap { ($0 as? Cell)?.shades }, equals: [[1], [2]])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    frames.append(cell.frame)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return CGFloat(70 + indexPath.row)
  }

  @Test func aTableCellHasTheSizeOfItsRowWhenItIsConfigured() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    expect(
      frames.map(\.size),
      equals: [CGSize(width: 375, height: 70), CGSize(width: 375, height: 71)]
    )
    // Once for a cell, besides the question whether the delegate knows heights.
    expect(asked, equals: [0, 0, 1])
    expect(table.contentSize.height, equals: 141)
  }
}
