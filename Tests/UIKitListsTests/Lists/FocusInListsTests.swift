import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// The focus of the keyboard in tables and collections.
@Suite struct FocusInListsTests {
  private func path(in fixture: TableFixture) -> IndexPath? {
    let item = UIFocusSystem(for: fixture.table)?.focusedItem as? UITableViewCell
    return item.flatMap { fixture.table.indexPath(for: $0) }
  }

  private func makeFixture(rows: Int) -> TableFixture {
    let fixture = TableFixture(rows: rows)
    fixture.window.makeKeyAndVisible()
    fixture.headless.frame()
    return fixture
  }

  @Test func arrowsMoveByRowAndScroll() throws {
    let fixture = makeFixture(rows: 100)
    fixture.headless.press(.keyboardTab)
    expect(path(in: fixture)?.row, equals: 0)
    for row in 1...60 {
      fixture.headless.press(.keyboardDownArrow)
      expect(path(in: fixture)?.row, equals: row)
    }
    fixture.headless.settle()
    let rect = fixture.table.rectForRow(at: IndexPath(row: 60, section: 0))
    expect(fixture.table.bounds.contains(rect))
    for row in (0..<60).reversed() {
      fixture.headless.press(.keyboardUpArrow)
      expect(path(in: fixture)?.row, equals: row)
    }
  }

  @Test func tabReachesRowsWithoutCells() {
    let fixture = makeFixture(rows: 40)
    for row in 0..<40 {
      fixture.headless.press(.keyboardTab)
      expect(path(in: fixture)?.row, equals: row)
    }
    fixture.headless.press(.keyboardTab)
    expect(path(in: fixture) != nil)
  }

  @Test func returnSelectsTheRow() {
    let fixture = makeFixture(rows: 10)
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardDownArrow)
    fixture.headless.press(.keyboardReturnOrEnter)
    expect(fixture.table.indexPathForSelectedRow?.row, equals: 1)
  }

  @Test func selectionFollowsFocusIfEnabled() {
    let fixture = makeFixture(rows: 10)
    fixture.table.selectionFollowsFocus = true
    fixture.headless.press(.keyboardTab)
    expect(fixture.table.indexPathsForSelectedRows, equals: [IndexPath(row: 0, section: 0)])
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.table.indexPathsForSelectedRows, equals: [IndexPath(row: 1, section: 0)])
    fixture.table.selectionFollowsFocus = false
    fixture.headless.press(.keyboardDownArrow)
    expect(path(in: fixture)?.row, equals: 2)
    expect(fixture.table.indexPathsForSelectedRows, equals: [IndexPath(row: 1, section: 0)])
  }

  @Test func selectionFollowsFocusDoesNotAccumulate() {
    let fixture = makeFixture(rows: 10)
    fixture.table.allowsMultipleSelection = true
    fixture.table.selectionFollowsFocus = true
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardReturnOrEnter)
    for _ in 0..<2 { fixture.headless.press(.keyboardDownArrow) }
    fixture.headless.press(.keyboardUpArrow)
    expect(fixture.table.indexPathsForSelectedRows, equals: [IndexPath(row: 0, section: 0)])
  }

  private final class EvenItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [Int] = []
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 6 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      asked += 1
      return indexPath.item.isMultiple(of: 2)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  @Test(arguments: [true, false])
  func theDelegateExcludesItemsOnlyIfSelectionFollows(follows: Bool) {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 300), scale: 2)
    let window = headless.makeWindow()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = EvenItems()
    list.dataSource = items
    list.delegate = items
    list.selectionFollowsFocus = follows
    window.addSubview(list)
    window.makeKeyAndVisible()
    headless.frame()
    headless.press(.keyboardTab)
    for _ in 0..<4 { headless.press(.keyboardDownArrow) }
    expect(items.selected, equals: (follows ? [0, 2, 4] : []))
    expect(
      list.indexPathsForSelectedItems,
      equals: (follows ? [IndexPath(item: 4, section: 0)] : [])
    )
    expect(items.asked, equals: (follows ? 5 : 0))
  }

  @Test func arrowsScrollWithoutAFocus() {
    let fixture = makeFixture(rows: 100)
    fixture.headless.press(.keyboardDownArrow)
    fixture.headless.settle()
    expectNil(path(in: fixture))
    expect(fixture.table.contentOffset.y, equals: 60)
  }

  @Test func unselectableRowsAreNotFocusable() {
    let fixture = makeFixture(rows: 10)
    fixture.table.allowsFocus = false
    fixture.headless.press(.keyboardTab)
    expectNil(path(in: fixture))
    fixture.table.allowsFocus = true
    fixture.table.allowsSelection = false
    fixture.headless.press(.keyboardTab)
    expectNil(path(in: fixture))
  }

  @Test func scrollingARowAwayRemovesItsFocus() {
    let fixture = makeFixture(rows: 200)
    fixture.headless.press(.keyboardTab)
    fixture.table.contentOffset.y = 3_000
    fixture.headless.settle()
    expectNil(path(in: fixture))
    fixture.headless.press(.keyboardTab)
    fixture.headless.settle()
    let visible = fixture.table.indexPathsForVisibleRows ?? []
    expect(path(in: fixture).map(visible.contains), equals: true)
  }

  @Test func insertingRowsAboveKeepsTheFocusedRow() {
    let fixture = makeFixture(rows: 20)
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardDownArrow)
    fixture.sections[0].rows.insert(1_000, at: 0)
    fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    fixture.headless.settle()
    expect(path(in: fixture)?.row, equals: 2)
  }

  @Test func deletingTheFocusedRowFocusesItsSuccessor() {
    let fixture = makeFixture(rows: 20)
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardDownArrow)
    fixture.sections[0].rows.remove(at: 1)
    fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    fixture.headless.settle()
    expect(path(in: fixture)?.row, equals: 1)
  }

  @Test(arguments: Seeds.first(3))
  func randomKeysKeepExactlyOneFocus(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = makeFixture(rows: 60)
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow,
    ]
    fixture.headless.press(.keyboardTab)
    for _ in 0..<300 {
      let key = keys.randomElement(using: &random) ?? .keyboardTab
      fixture.headless.press(key, modifiers: Bool.random(using: &random) ? [] : .shift)
      fixture.headless.settle()
      let rings = fixture.table.layer.sublayers?.filter { $0.name == "focus ring" }.count
      expect(path(in: fixture) != nil)
      expect(rings, equals: 1)
    }
  }
}
