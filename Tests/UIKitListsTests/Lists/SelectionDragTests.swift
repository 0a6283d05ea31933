import Expectations
import Foundation
import Testing
import UIKit

/// Two fingers that go over rows and select them.
@MainActor @Suite
final class SelectionDragTests: NSObject, UITableViewDataSource,
  UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var table = UITableView(frame: .zero, style: .plain)
  private var collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private var log: [String] = []
  private var allows: Bool?

  override init() {
    window = headless.makeWindow()
    super.init()
  }

  private func showTable() {
    headless.run {
      table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 50
      table.allowsMultipleSelectionDuringEditing = true
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }
    headless.settle()
  }

  private func showCollection() {
    headless.run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 80)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.allowsMultipleSelection = true
      collection.dataSource = self
      collection.delegate = self
      window.addSubview(collection)
    }
    headless.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { allows ?? true }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("begin \(indexPath.row)")
    tableView.setEditing(true, animated: true)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("end")
  }

  /// Moves two fingers side by side through heights.
  private func drag(_ points: [CGPoint], lifts: Bool = true) {
    for (index, point) in points.enumerated() {
      for finger in 0..<2 {
        headless.touch(
          index == 0 ? .began : .moved,
          id: finger,
          at: CGPoint(x: point.x + CGFloat(finger * 40) - 20, y: point.y)
        )
      }
    }
    guard lifts, let last = points.last else { return }
    for finger in 0..<2 { headless.touch(.ended, id: finger, at: last) }
    headless.settle()
  }

  private func down(_ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
    stride(from: from, through: to, by: from < to ? 10 : -10).map { CGPoint(x: 160, y: $0) }
  }

  private var rows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  @Test func twoFingerDragsSelectRows() {
    showTable()
    drag(down(60, 220))
    expect(table.isEditing)
    expect(rows, equals: [1, 2, 3, 4])
    expect(log, equals: ["begin 1", "select 1", "select 2", "select 3", "select 4", "end"])
    expect(table.contentOffset.y, equals: 0)
  }

  @Test func draggingBackRestoresTheSelection() {
    showTable()
    drag(down(60, 220) + down(210, 120))
    expect(rows, equals: [1, 2])
  }

  @Test func aDragFromASelectedRowDeselects() {
    showTable()
    headless.run { table.setEditing(true, animated: false) }
    for row in 0..<4 {
      headless.run {
        table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
    }
    drag(down(60, 140))
    expect(rows, equals: [0, 3])
  }

  @Test func theDelegateCanDisableSelectionDrags() {
    showTable()
    allows = false
    drag(down(220, 60))
    expect(rows, satisfies: \.isEmpty)
    expect(table.contentOffset.y, isAbove: 100)
  }

  @Test func oneFingerScrollsAsBefore() {
    showTable()
    headless.drag(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 60))
    headless.settle()
    expect(rows, satisfies: \.isEmpty)
    expect(table.contentOffset.y, isAbove: 100)
  }

  @Test func itemsBetweenTheFirstAndTheLastAreSelected() {
    showCollection()
    // From the second item of the first line to the first of the third.
    drag([(150, 40), (150, 60), (150, 120), (100, 160), (50, 200)].map { CGPoint(x: $0, y: $1) })
    let items = (collection.indexPathsForSelectedItems ?? []).map(\.item)
    expect(items, equals: [1, 2, 3, 4, 5, 6])
    expect(log, equals: ["end"])
  }
}
