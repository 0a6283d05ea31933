import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// A table updated by a list updater, without a view model.
private final class UpdatedTable: UIViewController, UITableViewDataSource, UITableViewDelegate,
  ListUpdaterDelegate
{
  let table = UITableView(frame: .zero, style: .plain)
  lazy var updater = ListUpdater(container: table)
  var shown: [ListChanges?] = []
  var failures: [ListUpdateFailure] = []
  var onWillShow: ([ListSection]) -> Void = { _ in }
  /// Rows that were inserted without the updater.
  var smuggled = 0

  override func loadView() {
    view = table
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.separatorStyle = .none
    updater.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { updater.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    updater.sections[section].items.count + smuggled
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let items = updater.sections[indexPath.section].items
    cell.textLabel?.text =
      items.indices.contains(indexPath.row)
      ? items[indexPath.row].as(TestRow.self)?.text : "smuggled"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updater.containerDidScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    updater.containerDidSettle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updater.containerDidSettle()
  }

  func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection]) {
    onWillShow(sections)
  }

  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) { shown.append(changes) }

  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    failures.append(failure)
  }
}

@Suite struct ListUpdaterTests {
  private let controller = UpdatedTable()
  private let screen: Screen
  private var updater: ListUpdater { controller.updater }
  private var table: UITableView { controller.table }

  init() async {
    let controller = controller
    screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    updater.update(to: Self.list(0..<40))
    await screen.settle()
  }

  private static func list(_ ids: some Sequence<Int>) -> [ListSection] {
    [ListSection(id: "main", rows: TestRow.rows(ids))]
  }

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  // MARK: At rest

  @Test func aListAtRestUpdatesImmediately() async {
    updater.update(to: Self.list([1, 0] + Array(2..<40)))
    #expect(texts.prefix(3) == ["Row 1", "Row 0", "Row 2"])
    #expect(updater.pendingUpdates.isEmpty)
    #expect(updater.sections[0].items[0].itemID == ListItemID(1))
  }

  @Test func theCompletionIsCalledAfterTheAnimation() async {
    var completed = 0
    updater.update(to: Self.list(1..<40)) { completed += 1 }
    #expect(completed == 0)
    await screen.advance(by: 0.5)
    #expect(completed == 1)
    updater.update(to: Self.list(0..<40), animated: false) { completed += 1 }
    #expect(completed == 2)
    updater.update(to: Self.list(0..<40)) { completed += 1 }
    #expect(completed == 3)
    updater.reload(to: Self.list(5..<9)) { completed += 1 }
    #expect(completed == 4)
    await screen.settle()
    #expect(texts == ["Row 5", "Row 6", "Row 7", "Row 8"])
  }

  @Test func withoutAWindowUpdatesReload() {
    let alone = UpdatedTable()
    alone.loadViewIfNeeded()
    var completed = 0
    alone.updater.update(to: Self.list(0..<3)) { completed += 1 }
    alone.updater.update(to: Self.list(1..<4)) { completed += 1 }
    #expect(completed == 2)
    #expect(alone.shown.count == 2 && alone.shown.allSatisfy { $0 == nil })
    #expect(alone.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func manyChangesAreAnimatedLikeFew() async throws {
    updater.update(to: Self.list((0..<40).reversed() + Array(100..<4_000)))
    let changes = try #require(controller.shown.last ?? nil)
    #expect(changes.stages.count == 1)
    #expect(updater.runningBatches == 1)
    await screen.advance(by: 0.5)
    #expect(updater.runningBatches == 0)
    #expect(texts.first == "Row 39")
  }

  // MARK: Waiting

  @Test func updatesDuringAnAnimationAreAppliedTogether() async {
    updater.update(to: Self.list(1..<40))
    var completed: [Int] = []
    for count in 2..<6 {
      updater.update(to: Self.list(count..<40)) { completed.append(count) }
    }
    #expect(texts.first == "Row 1")
    #expect(updater.pendingUpdates.map(\.requests) == [4])
    #expect(updater.pendingUpdates.first?.reason == .update)
    #expect(updater.targetSections[0].items.count == 35)
    await screen.advance(by: 1)
    #expect(texts.first == "Row 5")
    #expect(completed == [2, 3, 4, 5])
    #expect(controller.shown.count == 3)
  }

  @Test func newContentDoesNotWaitForAnAnimation() async {
    updater.update(to: Self.list(1..<40))
    var rows = TestRow.rows(1..<40)
    rows[0].text = "new"
    updater.update(to: [ListSection(id: "main", rows: rows)])
    #expect(updater.pendingUpdates.isEmpty)
    #expect(texts.first == "new")
    await screen.advance(by: 1)
    #expect(texts.first == "new")
  }

  @Test func aNestedUpdateFollowsTheOuterOne() async {
    var isFirst = true
    controller.onWillShow = { [updater] _ in
      guard isFirst else { return }
      isFirst = false
      updater.update(to: Self.list(3..<40))
      #expect(updater.pendingUpdates.first?.reason == .update)
    }
    updater.update(to: Self.list(1..<40), animated: false)
    #expect(texts.first == "Row 3")
  }

  @Test func updatesDuringADragAreCoalescedUntilItEnds() async {
    await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250)) {
      #expect(table.isDragging)
      updater.update(to: Self.list(10..<40))
      updater.update(to: Self.list(20..<40))
      #expect(updater.pendingUpdates.first?.reason == .drag)
      await screen.advance(by: 0.5)
      #expect(updater.sections[0].items.count == 40)
    }
    #expect(updater.pendingUpdates.isEmpty)
    #expect(updater.sections[0].items.count == 20)
    #expect(controller.shown.count == 2)
  }

  @Test func updatesWaitForScrollAnimations() async {
    screen.perform { table.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    await screen.advance(by: 0.05)
    updater.update(to: Self.list(0..<39))
    #expect(updater.pendingUpdates.first?.reason == .scrollAnimation)
    await screen.advance(by: 2)
    #expect(updater.pendingUpdates.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 39)
    #expect(table.contentOffset.y == 400)
  }

  @Test func interruptingAScrollAnimationAppliesTheUpdate() async {
    screen.perform { table.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    await screen.advance(by: 0.05)
    updater.update(to: Self.list(0..<39))
    #expect(updater.pendingUpdates.map(\.reason) == [.scrollAnimation])
    screen.perform { table.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    await screen.settle()
    #expect(updater.pendingUpdates.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 39)
    #expect(table.contentOffset.y == 100)
  }

  @Test func heldUpdatesWaitForTheLastRelease() {
    updater.hold()
    updater.hold()
    updater.update(to: Self.list(0..<5))
    updater.release()
    #expect(updater.pendingUpdates.first?.reason == .hold)
    updater.release()
    #expect(updater.pendingUpdates.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  // MARK: Off the main actor

  @Test func hugeListsAreDiffedInTheBackgroundAndTheNewestIsShown() async {
    updater.backgroundThreshold = 10
    let (shown, show) = AsyncStream.makeStream(of: Int.self)
    for count in 30..<36 {
      updater.update(to: Self.list(0..<count), animated: false) { show.yield(count) }
    }
    #expect(updater.pendingUpdates.map(\.reason) == [.difference])
    #expect(updater.pendingUpdates.map(\.requests) == [6])
    #expect(table.numberOfRows(inSection: 0) == 40)
    var completed: [Int] = []
    for await count in shown.prefix(6) { completed.append(count) }
    #expect(completed == Array(30..<36))
    #expect(updater.pendingUpdates.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 35)
    #expect(controller.shown.count == 2)
  }

  // MARK: Failures

  @Test func unexpectedRowCountsAreReportedAndReload() async throws {
    controller.smuggled = 2
    table.reloadData()
    table.layoutIfNeeded()
    controller.smuggled = 0
    updater.update(to: Self.list(1..<40))
    let failure = try #require(controller.failures.first)
    #expect(failure.reason == .viewDisagrees(shown: [42], expected: [40]))
    #expect(failure.old[0].items.count == 40 && failure.new[0].items.count == 39)
    #expect(failure.changes.stages.first?.deleted == [[0, 0]])
    #expect(failure.description.contains("deleted 0.0"))
    await screen.settle()
    #expect(texts.first == "Row 1")
    #expect(table.numberOfRows(inSection: 0) == 39)
  }

  @Test func duplicatesAreReportedAndShown() async throws {
    updater.update(to: Self.list([7, 0, 7]), animated: false)
    updater.update(to: Self.list([7, 0, 7, 1]), animated: false)
    #expect(controller.failures.map(\.reason) == [.duplicates([.item(ListItemID(7))])])
    #expect(texts == ["Row 7", "Row 0", "Row 7", "Row 1"])
  }

  // MARK: The reader's place

  @Test func newRowsAtTheTopAreVisibleUnlessThePositionIsKept() async {
    updater.update(to: Self.list(-3..<40), animated: false)
    #expect(texts.first == "Row -3")
    updater.keepsPositionAtTop = true
    updater.update(to: Self.list(-5..<40), animated: false)
    #expect(table.contentOffset.y == 100)
    #expect(texts.first == "Row -3")
  }

  @Test func changesBelowTheTopRowAreAnimatedAndThoseAboveAreNot() async {
    table.contentOffset.y = 525
    table.layoutIfNeeded()
    updater.update(to: Self.list(Array(0..<13) + Array(15..<40)))
    #expect(updater.runningBatches == 1)
    await screen.advance(by: 0.5)
    updater.update(to: Self.list(Array(2..<13) + Array(15..<40)))
    #expect(updater.runningBatches == 0)
    #expect(table.contentOffset.y == 425)
    #expect(texts.first == "Row 10")
  }
}
