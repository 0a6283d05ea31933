import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// The behaviour of a ``ListView`` that is independent of the view that shows its rows.
@Suite struct ListFaceTests {
  let viewModel = TestListViewModel()

  private func makeList(_ face: ListFace) -> ListView {
    face.makeList(viewModel) { Row({ TestRowView() }, $0) }
  }

  private func screen(_ list: ListView) -> Screen {
    Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      list.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
      controller.view.addSubview(list)
      return controller
    }
  }

  @Test(arguments: ListFace.allCases)
  func rowsAreFoundByTypeIdentityAndIndexPath(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...30, height: 50))
    await screen.settle()
    expect(list.rows(of: TestRow.self).map(\.id), equals: Array(1...30))
    expect(list.row(ListItemID(7), as: TestRow.self)?.id, equals: 7)
    let path = try require(list.indexPath(of: ListItemID(7)))
    expect(list.itemID(at: path), equals: ListItemID(7))
    expect(list.row(at: path, as: TestRow.self)?.id, equals: 7)
    expect(list.frame(of: ListItemID(7)), equals: CGRect(x: 0, y: 300, width: 320, height: 50))
    expectNil(list.indexPath(of: ListItemID(99)))
    expectNil(list.itemID(at: IndexPath(item: 0, section: 99)))
    expect(!list.updater.sections.isEmpty)
  }

  @Test(arguments: ListFace.allCases, [false, true])
  func scrollingToARowCallsTheCompletionAtItsEnd(face: ListFace, animated: Bool) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    var isThere = false
    let isFound = screen.perform {
      list.scroll(to: ListItemID(40), animated: animated) { isThere = true }
    }
    expect(isFound)
    expect(isThere, equals: !animated)
    await screen.advance(by: 2)
    expect(isThere)
    expect(list.topmostPosition(of: TestRow.self)?.itemID, equals: ListItemID(40))
    expect(!list.scroll(to: ListItemID(999)))
  }

  @Test(arguments: ListFace.allCases)
  func aPositionIsReadAndRestored(face: ListFace) async {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    let position = ListPosition(itemID: ListItemID(30), distance: -12)
    expect(list.scroll(to: position))
    expect(list.topmostPosition(of: TestRow.self), equals: position)
    expect(list.topmostPosition(of: TestRow.self) { $0.id > 32 }?.itemID, equals: ListItemID(33))
    expect(!list.scroll(to: ListPosition(itemID: ListItemID(999), distance: 0)))
    screen.perform { list.scrollToTop(animated: false) }
    expect(list.isAtTop)
  }

  @Test(arguments: ListFace.allCases)
  func aListOpensAtItsSavedPosition(face: ListFace) async {
    let list = makeList(face)
    let position = ListPosition(itemID: ListItemID(30), distance: -12)
    list.restore(position)
    expect(list.savedPosition, equals: position)
    let screen = screen(list)
    await screen.settle()
    expect(list.savedPosition, equals: position)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    expect(list.topmostPosition(of: TestRow.self), equals: position)
    expect(list.savedPosition, equals: position)
    // It opens there once.
    screen.perform { list.scrollToTop(animated: false) }
    expectNil(list.savedPosition)
    viewModel.show(TestRow.rows(1...61))
    await screen.settle()
    expect(list.isAtTop)
  }

  @Test(arguments: ListFace.allCases)
  func aListOpensAtItsTopIfTheSavedRowIsMissing(face: ListFace) async {
    let list = makeList(face)
    list.restore(ListPosition(itemID: ListItemID(99), distance: 0))
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    expect(list.isAtTop)
    expectNil(list.savedPosition)
    viewModel.show(TestRow.rows(1...120))
    await screen.settle()
    expect(list.isAtTop)
  }

  @Test(arguments: ListFace.allCases)
  func aSavedPositionFarAwayIsKeptInBounds(face: ListFace) async {
    let list = makeList(face)
    list.restore(ListPosition(itemID: ListItemID(60), distance: -1e300))
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    let scroll = list.scrollView
    expect(
      scroll.contentOffset.y,
      isAtMost: max(scroll.contentSize.height - scroll.bounds.height, 0)
    )
  }

  /// Modifiers of a row apply wherever it stands.
  @Test(arguments: ListFace.allCases)
  func heightsOfRowsApply(face: ListFace) async {
    let list = face.makeList(viewModel) { row in
      Row({ TestRowView() }, row).height { row, width in width / 10 + CGFloat(row.id) }
    }
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...3))
    await screen.settle()
    expect(
      (1...3).compactMap { list.frame(of: ListItemID($0))?.height },
      equals: [33, 34, 35]
    )
  }

  /// Rows with swipe actions are reached by the keyboard, others only if they can be selected.
  @Test(arguments: ListFace.allCases)
  func theKeyboardReachesRowsWithSwipeActions(face: ListFace) async {
    let list = face.makeList(viewModel) { row in
      let plain = Row({ TestRowView() }, row)
      return row.id == 2
        ? plain.trailingSwipe { _ in UISwipeActionsConfiguration(actions: []) } : plain
    }
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...3, height: 50))
    await screen.settle()
    let paths = (1...3).compactMap { list.indexPath(of: ListItemID($0)) }
    expect(paths.map { list.driver.canFocus($0) }, equals: [false, true, false])
  }

  /// The row at the top of the screen is not used as an anchor, so the one below it keeps its
  /// position.
  @Test(arguments: ListFace.allCases)
  func updatesKeepAnchorsInPlace(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60, height: 50))
    await screen.settle()
    list.anchorUpdates { $0 != ListItemID(20) }
    list.scroll(to: ListPosition(itemID: ListItemID(20), distance: -10))
    let new = TestRow.rows(1...20, height: 50) + [TestRow(100, height: 50)]
    viewModel.show(new + TestRow.rows(21...60, height: 50))
    await screen.settle()
    let anchor = try require(list.frame(of: ListItemID(21)))
    expect(anchor.minY - list.scrollView.contentOffset.y, equals: 40)
    let inserted = try require(list.frame(of: ListItemID(100)))
    expect(inserted.maxY - list.scrollView.contentOffset.y, equals: 40)
  }

  @Test(arguments: [ListFace.table, .sectionsTable, .builtTable])
  func aListReportsNewRowsWithItsFormerViewport(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...20, height: 50))
    await screen.settle()
    var former: [ListViewport] = []
    list.onShowRows = { former.append($0) }
    viewModel.show(TestRow.rows(100...101, height: 50) + TestRow.rows(1...20, height: 50))
    await screen.settle()
    let before = try require(former.first)
    expect(before.isAtTop)
    expect(before.topmostPosition(of: TestRow.self)?.itemID, equals: ListItemID(1))
    // The rows above are out of view.
    expect(!list.viewport.isAtTop)
    expect(
      list.viewport.topmostPosition(of: TestRow.self),
      equals: before.topmostPosition(of: TestRow.self)
    )
  }

  @Test(arguments: ListFace.allCases)
  func severalRowsAreSelected(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...5, height: 50))
    await screen.settle()
    var changes = 0
    list.onSelectionChange = { changes += 1 }
    screen.perform { list.selectsSeveral = true }
    await screen.settle()
    for id in [4, 2] { try await screen.tap("label.\(id)") }
    expect(list.selectedRows(of: TestRow.self).map(\.id), equals: [2, 4])
    expect(changes, equals: 3)
    try await screen.tap("label.4")
    expect(list.selectedRows(of: TestRow.self).map(\.id), equals: [2])
    screen.perform { list.selectsSeveral = false }
    expect(list.selectedRows(of: TestRow.self), satisfies: \.isEmpty)
    expect(!list.selectsSeveral)
    expect(changes, equals: 5)
  }

  @Test(arguments: ListFace.allCases)
  func aFailedPageIsRetriedFromTheFooter(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.source.value.paging = .idle
    viewModel.onLoadMore = { [viewModel] in
      viewModel.source.value.paging = .failed(
        ListFailure(title: "No network", message: "", retryTitle: "Retry")
      )
    }
    viewModel.show(TestRow.rows(1...3, height: 50))
    await screen.settle()
    expect(viewModel.loadMoreCount, equals: 1)
    try await screen.tap("list.retry")
    expect(viewModel.loadMoreCount, equals: 2)
  }

  @Test(arguments: ListFace.allCases)
  func aFailedUpdateIsReportedToTheListView(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    let first = ListSection(id: "first", rows: TestRow.rows(1...2, height: 50))
    viewModel.show([first, ListSection(id: "second", rows: [TestRow(3, height: 50)])])
    await screen.settle()
    var failures = 0
    list.onUpdateFailure = { _ in failures += 1 }
    // Other code changes the sections that the list assumes to be on screen.
    list.updater.sections.removeLast()
    viewModel.show([first, ListSection(id: "second", rows: TestRow.rows(3...4, height: 50))])
    await screen.settle()
    expect(failures, equals: 1)
    expect(list.rows(of: TestRow.self).map(\.id), equals: [1, 2, 3, 4])
  }

  @Test(arguments: ListFace.allCases)
  func theKeyboardMovesTheFocusFromRowToRow(face: ListFace) async {
    let list = makeList(face)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...60, height: 50))
    await screen.settle()
    list.selectsSeveral = true
    for id in [1, 2, 3] {
      expect(screen.perform { list.moveFocus(to: TestRow.self, by: 1) })
      expect(list.focusedRow(of: TestRow.self)?.id, equals: id)
    }
    expect(screen.perform { list.moveFocus(to: TestRow.self, by: -1) })
    expect(list.focusedRow(of: TestRow.self)?.id, equals: 2)
  }

  /// The first row of a value has its identity; a second one has an identity of its own.
  @Test func twoRowsOfOneValueHaveDifferentPositions() async throws {
    final class PlainView: BaseListItemView<TestRow, Never> {
      override func constrainControls() {
        heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
      override func update(with viewModel: TestRow) {}
    }
    let list = ListView(
      TableModel {
        Section(TestRow.rows(1...30)) { row in
          Row({ TestRowView() }, row)
          Row({ PlainView() }, row)
        }
      }
    )
    let screen = screen(list)
    await screen.settle()
    let ids = (0..<60).compactMap { list.itemID(at: IndexPath(row: $0, section: 0)) }
    expect(Set(ids).count, equals: 60)
    expect(ids[12], equals: ListItemID(7))
    expect(ids.enumerated().allSatisfy { list.indexPath(of: $1)?.row == $0 })
    let position = ListPosition(itemID: ids[21], distance: -5)
    list.scroll(to: position)
    expect(list.savedPosition, equals: position)
  }

  /// The list shows the order that the view model publishes.
  @Test(arguments: [ListFace.collection, .sections, .builtCollection])
  func aDraggedRowMovesInItsSection(face: ListFace) async throws {
    var moves: [[Int]] = []
    let list = face.makeList(viewModel) { row in
      Row({ TestRowView() }, row).onMove { moves.append([$0.id, $1]) }
    }
    list.allowsReordering = true
    let screen = screen(list)
    viewModel.show([
      ListSection(id: "first", rows: [TestRow(9)]),
      ListSection(id: "second", rows: TestRow.rows(1...4)),
    ])
    await screen.settle()
    let (start, end) = (CGPoint(x: 100, y: 115), CGPoint(x: 100, y: 230))
    await screen.drag(from: start, to: end, after: 0.7)
    await screen.settle()
    expect(moves, equals: [[1, 2]])
  }

  /// An object of several cells is one row.
  @Test func objectsOfSeveralCellsAreRows() async throws {
    let list = ListView(viewModel, style: .collection)
    list.register(TestGroup.self) { GroupSection() }
    let screen = screen(list)
    let groups = (1...30).map { TestGroup($0, TestRow.rows([$0 * 10, $0 * 10 + 1], height: 40)) }
    viewModel.show([ListSection(id: "main", rows: groups)])
    await screen.settle()
    expect(list.rows(of: TestGroup.self).map(\.id), equals: Array(1...30))
    expect(list.frame(of: ListItemID(2)), equals: CGRect(x: 0, y: 80, width: 320, height: 80))
    expect(list.itemID(at: IndexPath(item: 9, section: 0)), equals: ListItemID(5))
    let position = ListPosition(itemID: ListItemID(10), distance: -50)
    list.scroll(to: position)
    expect(list.topmostPosition(of: TestGroup.self), equals: position)
  }
}
