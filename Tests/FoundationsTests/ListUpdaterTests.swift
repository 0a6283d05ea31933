import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// The behaviour of a list updater, with tables and with collections.
@Suite struct ListUpdaterTests {
  /// A list of 40 rows on a screen.
  private struct Fixture {
    let controller: UpdatedList
    let screen: Screen

    var updater: ListUpdater { controller.updater }
    var list: any BatchUpdating { controller.list }
    var texts: [String] { controller.texts }
    var count: Int { list.numbersOfItems.reduce(0, +) }

    init(_ kind: UpdatedList.Kind, count: Int = 40) async {
      let controller = UpdatedList(kind)
      self.controller = controller
      screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
      updater.update(to: ListUpdaterTests.list(0..<count))
      await screen.settle()
    }

    /// The distance of a row from the top of the screen, in points.
    func top(of id: Int) -> CGFloat? {
      for (section, content) in updater.sections.enumerated() {
        for (item, row) in content.items.enumerated() where row.itemID == ListItemID(id) {
          return list.frameOfItem(at: IndexPath(item: item, section: section))
            .map { $0.minY - list.contentOffset.y }
        }
      }
      return nil
    }
  }

  private static func list(_ ids: some Sequence<Int>) -> [ListSection] {
    [ListSection(id: "main", rows: TestRow.rows(ids))]
  }

  // MARK: At rest

  @Test(arguments: UpdatedList.Kind.allCases)
  func aListAtRestUpdatesImmediately(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.update(to: Self.list([1, 0] + Array(2..<40)))
    expect(fixture.texts.prefix(3), equals: ["Row 1", "Row 0", "Row 2"])
    expectNil(updater.waiting)
    expect(updater.sections[0].items[0].itemID, equals: ListItemID(1))
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func theCompletionIsCalledAfterTheAnimation(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    var completed = 0
    updater.update(to: Self.list(1..<40)) { completed += 1 }
    expect(completed, equals: 0)
    await fixture.screen.advance(by: 0.5)
    expect(completed, equals: 1)
    updater.update(to: Self.list(0..<40), animated: false) { completed += 1 }
    expect(completed, equals: 2)
    updater.update(to: Self.list(0..<40)) { completed += 1 }
    expect(completed, equals: 3)
    updater.reload(to: Self.list(5..<9)) { completed += 1 }
    expect(completed, equals: 4)
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 5", "Row 6", "Row 7", "Row 8"])
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func withoutAWindowUpdatesReload(kind: UpdatedList.Kind) {
    let alone = UpdatedList(kind)
    alone.loadViewIfNeeded()
    var completed = 0
    alone.updater.update(to: Self.list(0..<3)) { completed += 1 }
    alone.updater.update(to: Self.list(1..<4)) { completed += 1 }
    expect(completed, equals: 2)
    expect(alone.shown.count == 2 && alone.shown.allSatisfy { $0 == nil })
    expect(alone.list.numbersOfItems, equals: [3])
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func manyChangesAreAnimatedLikeFew(kind: UpdatedList.Kind) async throws {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.update(to: Self.list((0..<40).reversed() + Array(100..<4_000)))
    let changes = try require(fixture.controller.shown.last ?? nil)
    expect(changes.stages.count, equals: 1)
    expect(updater.runningBatches, equals: 1)
    await fixture.screen.advance(by: 0.5)
    expect(updater.runningBatches, equals: 0)
    expect(fixture.texts.first, equals: "Row 39")
  }

  // MARK: Waiting

  @Test(arguments: UpdatedList.Kind.allCases)
  func updatesDuringAnAnimationAreAppliedTogether(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.update(to: Self.list(1..<40))
    var completed: [Int] = []
    for count in 2..<6 {
      updater.update(to: Self.list(count..<40)) { completed.append(count) }
    }
    expect(fixture.texts.first, equals: "Row 1")
    expect(updater.waiting?.completions.count, equals: 4)
    expect(updater.reasonToWait, equals: .update)
    expect(updater.waiting?.sections[0].items.count, equals: 35)
    await fixture.screen.advance(by: 1)
    expect(fixture.texts.first, equals: "Row 5")
    expect(completed, equals: [2, 3, 4, 5])
    expect(fixture.controller.shown.count, equals: 3)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func newContentDoesNotWaitForAnAnimation(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.update(to: Self.list(1..<40))
    var rows = TestRow.rows(1..<40)
    rows[0].text = "new"
    updater.update(to: [ListSection(id: "main", rows: rows)])
    expectNil(updater.waiting)
    expect(fixture.texts.first, equals: "new")
    await fixture.screen.advance(by: 1)
    expect(fixture.texts.first, equals: "new")
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func aNestedUpdateFollowsTheOuterOne(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    var isFirst = true
    fixture.controller.onWillShow = { [updater] _ in
      guard isFirst else { return }
      isFirst = false
      updater.update(to: Self.list(3..<40))
      expect(updater.reasonToWait, equals: .update)
    }
    updater.update(to: Self.list(1..<40), animated: false)
    expect(fixture.texts.first, equals: "Row 3")
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func updatesDuringADragAreCoalescedUntilItEnds(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let (updater, list) = (fixture.updater, fixture.list)
    await fixture.screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250)) {
      expect(list.isDragging)
      updater.update(to: Self.list(10..<40))
      updater.update(to: Self.list(20..<40))
      expect(updater.reasonToWait, equals: .drag)
      await fixture.screen.advance(by: 0.5)
      expect(updater.sections[0].items.count, equals: 40)
    }
    expectNil(updater.waiting)
    expect(updater.sections[0].items.count, equals: 20)
    expect(fixture.controller.shown.count, equals: 2)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func updatesWaitForScrollAnimations(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let (updater, list) = (fixture.updater, fixture.list)
    fixture.screen.perform { list.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    await fixture.screen.advance(by: 0.05)
    updater.update(to: Self.list(0..<39))
    expect(updater.reasonToWait, equals: .scrollAnimation)
    await fixture.screen.advance(by: 2)
    expectNil(updater.waiting)
    expect(fixture.count, equals: 39)
    expect(list.contentOffset.y, equals: 400)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func interruptingAScrollAnimationAppliesTheUpdate(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let (updater, list) = (fixture.updater, fixture.list)
    fixture.screen.perform { list.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    await fixture.screen.advance(by: 0.05)
    updater.update(to: Self.list(0..<39))
    expect(updater.reasonToWait, equals: .scrollAnimation)
    fixture.screen.perform { list.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    await fixture.screen.settle()
    expectNil(updater.waiting)
    expect(fixture.count, equals: 39)
    expect(list.contentOffset.y, equals: 100)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func heldUpdatesWaitForTheLastRelease(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.hold()
    updater.hold()
    updater.update(to: Self.list(0..<5))
    updater.release()
    expect(updater.reasonToWait, equals: .hold)
    updater.release()
    expectNil(updater.waiting)
    expect(fixture.count, equals: 5)
  }

  // MARK: Off the main actor

  @Test(arguments: UpdatedList.Kind.allCases)
  func hugeListsAreDiffedInTheBackgroundAndTheNewestIsShown(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.backgroundThreshold = 10
    let (shown, show) = AsyncStream.makeStream(of: Int.self)
    for count in 30..<36 {
      updater.update(to: Self.list(0..<count), animated: false) { show.yield(count) }
    }
    expect(updater.difference != nil)
    expect(updater.waiting?.completions.count, equals: 6)
    expect(fixture.count, equals: 40)
    var completed: [Int] = []
    for await count in shown.prefix(6) { completed.append(count) }
    expect(completed, equals: Array(30..<36))
    expectNil(updater.waiting)
    expect(fixture.count, equals: 35)
    expect(fixture.controller.shown.count, equals: 2)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func releasingAListCancelsTheDifferenceThatIsComputed(kind: UpdatedList.Kind) async throws {
    let difference: Task<Void, Never>
    do {
      let fixture = await Fixture(kind)
      fixture.updater.backgroundThreshold = 10
      fixture.updater.update(to: Self.list(0..<50), animated: false)
      difference = try require(fixture.updater.difference)
      expect(!difference.isCancelled)
    }
    expect(difference.isCancelled)
  }

  // MARK: Failures

  @Test(arguments: UpdatedList.Kind.allCases)
  func unexpectedRowCountsAreReportedAndReload(kind: UpdatedList.Kind) async throws {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    fixture.controller.smuggled = 2
    fixture.controller.reloadData()
    fixture.controller.smuggled = 0
    updater.update(to: Self.list(1..<40))
    let failure = try require(fixture.controller.failures.first)
    expect(failure.reason, equals: .viewDisagrees(shown: [42], expected: [40]))
    expect(failure.old[0].items.count == 40 && failure.new[0].items.count == 39)
    expect(failure.changes.stages.first?.deleted, equals: [[0, 0]])
    expect(failure.description.contains("deleted 0.0"))
    await fixture.screen.settle()
    expect(fixture.texts.first, equals: "Row 1")
    expect(fixture.count, equals: 39)
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func duplicatesAreReportedAndShown(kind: UpdatedList.Kind) async throws {
    let fixture = await Fixture(kind)
    let updater = fixture.updater
    updater.update(to: Self.list([7, 0, 7]), animated: false)
    updater.update(to: Self.list([7, 0, 7, 1]), animated: false)
    expect(fixture.controller.failures.map(\.reason), equals: [.duplicates([.item(ListItemID(7))])])
    expect(fixture.texts, equals: ["Row 7", "Row 0", "Row 7", "Row 1"])
  }

  // MARK: The reader's place

  @Test(arguments: UpdatedList.Kind.allCases)
  func newRowsAtTheTopAreVisibleUnlessThePositionIsKept(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let (updater, list) = (fixture.updater, fixture.list)
    updater.update(to: Self.list(-3..<40), animated: false)
    expect(fixture.texts.first, equals: "Row -3")
    updater.keepsPositionAtTop = true
    updater.update(to: Self.list(-5..<40), animated: false)
    expect(list.contentOffset.y, equals: 100)
    expect(fixture.texts.first, equals: "Row -3")
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func changesBelowTheTopRowAreAnimatedAndThoseAboveAreNot(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind)
    let (updater, list) = (fixture.updater, fixture.list)
    list.contentOffset.y = 525
    list.layoutIfNeeded()
    updater.update(to: Self.list(Array(0..<13) + Array(15..<40)))
    expect(updater.runningBatches, equals: 1)
    await fixture.screen.advance(by: 0.5)
    updater.update(to: Self.list(Array(2..<13) + Array(15..<40)))
    expect(updater.runningBatches, equals: 0)
    expect(list.contentOffset.y, equals: 425)
    expect(fixture.texts.first, equals: "Row 10")
  }

  @Test(arguments: UpdatedList.Kind.allCases)
  func rowsAboveDoNotMoveTheReader(kind: UpdatedList.Kind) async {
    let fixture = await Fixture(kind, count: 60)
    let (updater, list) = (fixture.updater, fixture.list)
    list.contentOffset.y = 1_010
    await fixture.screen.advance(by: 0.1)
    let before = fixture.top(of: 21)
    updater.update(to: Self.list(Array(100..<200) + Array(4..<60)))
    expect(fixture.top(of: 21), equals: before)
    await fixture.screen.settle()
    expect(fixture.top(of: 21), equals: before)
  }

  @Test(arguments: Seeds.first(3), UpdatedList.Kind.allCases)
  func randomUpdatesNeverMoveTheTopmostRemainingRow(
    seed: UInt64,
    kind: UpdatedList.Kind
  ) async throws {
    let fixture = await Fixture(kind, count: 60)
    let (updater, list) = (fixture.updater, fixture.list)
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<60)
    var nextID = 60
    for step in 0..<40 {
      let range = max(0, list.contentSize.height - 480)
      list.contentOffset.y = (CGFloat.random(in: 0.01...1, using: &random) * range).rounded()
      await fixture.screen.advance(by: 1.0 / 60)
      let offset = list.contentOffset.y
      let shown = list.visibleItemPaths.sorted().map { ids[$0.item] }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...ids.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          ids.insert(contentsOf: nextID..<nextID + 5, at: place)
          nextID += 5
        case 1 where ids.count > 40: ids.removeSubrange(max(0, place - 3)..<place)
        default:
          let row = ids.remove(at: min(place, ids.count - 1))
          ids.insert(row, at: Int.random(in: 0...ids.count, using: &random))
        }
      }
      let survivor = shown.first { ids.contains($0) }
      let before = survivor.flatMap(fixture.top(of:))
      updater.update(to: Self.list(ids))
      await fixture.screen.advance(by: 0.6)
      let context: Comment = "seed \(seed), step \(step)"
      expect(list.numbersOfItems, equals: [ids.count], context)
      guard let survivor, let before, let after = fixture.top(of: survivor), offset > 0 else {
        continue
      }
      let wanted = list.contentOffset.y + after - before
      guard wanted >= 0, wanted <= list.contentSize.height - 480 else { continue }
      expect(abs(after - before), isBelow: 0.51, context)
    }
  }
}
