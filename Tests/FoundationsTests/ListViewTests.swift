import DesignKit
import Expectations
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct ListViewTests {
  let viewModel = TestListViewModel()

  /// A row of a type that the views do not show.
  nonisolated struct Member: ListItemViewModel, Hashable {
    var row: TestRow
    var itemID: ListItemID { ListItemID("member \(row.id)") }
  }

  /// Rows that scroll horizontally inside of a row.
  nonisolated struct Shelf: ListItemViewModel, Hashable {
    var itemID: ListItemID
    var rows: [TestRow]
  }

  private func screen(_ list: ListView, height: CGFloat = 480) -> Screen {
    Screen(traits: ScreenTraits(size: CGSize(width: 320, height: height))) {
      let controller = UIViewController()
      list.frame = CGRect(x: 20, y: 40, width: 280, height: 300)
      controller.view.addSubview(list)
      return controller
    }
  }

  private func texts(_ list: ListView) -> [String] {
    let cells: [UIView] = list.tableView?.visibleCells ?? list.collectionView?.visibleCells ?? []
    return cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      ($0 as? BaseTableViewCell<TestRowView>)?.itemView?.label.text
        ?? ($0 as? BaseCollectionViewCell<TestRowView>)?.itemView?.label.text
    }
  }

  /// Unmeasured rows above are taller than their estimates.
  @Test func scrollToTopEndsAtTheTop() async throws {
    let list = ListView(viewModel)
    list.register { TestRowView() }
    let rows = (1...200).map { TestRow($0, height: $0 < 120 ? CGFloat(150 + $0 % 7 * 90) : 50) }
    viewModel.onLoad = { [viewModel] in viewModel.show(rows) }
    let screen = screen(list)
    await screen.settle()
    list.scroll(to: ListPosition(itemID: ListItemID(190), distance: 0))
    viewModel.show(TestRow.rows(1000..<1089, height: 333) + rows)
    await screen.settle()
    screen.perform { list.scrollToTop(animated: true) }
    await screen.advance(by: 4)
    expect(list.isAtTop)
    expect(texts(list).first, equals: "Row 1000")
  }

  /// If the reader drags the list during the scroll, it stays at the drag's offset.
  @Test func draggingStopsScrollToTop() async throws {
    let list = ListView(viewModel)
    list.register { TestRowView() }
    viewModel.onLoad = { [viewModel] in viewModel.show(TestRow.rows(1...200, height: 120)) }
    let screen = screen(list)
    await screen.settle()
    list.scroll(to: ListPosition(itemID: ListItemID(150), distance: 0))
    screen.perform { list.scrollToTop(animated: true) }
    await screen.advance(by: 0.05)
    await screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
    await screen.advance(by: 4)
    expect(!list.isAtTop)
  }

  @Test(arguments: ListFace.registering)
  func aListInAnyViewLoadsAndShowsRows(face: ListFace) async {
    let list = face.makeList(viewModel)
    list.register { TestRowView() }
    viewModel.onLoad = { [viewModel] in viewModel.show(TestRow.rows(1...3)) }
    let screen = screen(list)
    await screen.settle()
    expect(viewModel.loadCount, equals: 1)
    expect(texts(list), equals: ["Row 1", "Row 2", "Row 3"])
    expect(list.rows(of: TestRow.self).map(\.id), equals: [1, 2, 3])
  }

  @Test(arguments: ListFace.registering)
  func headersAndFootersOfSectionsAreShown(face: ListFace) async throws {
    let list = face.makeList(viewModel)
    list.register { TestRowView() }
    let screen = screen(list)
    viewModel.show([
      ListSection(
        id: "one",
        header: TestRow(100, "Above", height: 20),
        footer: TestRow(101, "Below", height: 20),
        rows: TestRow.rows(1...2)
      )
    ])
    await screen.settle()
    let above = try require(try screen.view("label.100") as? UILabel)
    let below = try require(try screen.view("label.101") as? UILabel)
    let first = try screen.view("label.1")
    expect(above.text, equals: "Above")
    expect(below.text, equals: "Below")
    func top(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: nil).y }
    expect(top(above) < top(first) && top(first) < top(below))
  }

  @Test func aStyleHasTheLayoutOfItsSections() async throws {
    let style = ListViewStyle.collection(pinsHeaders: false) { _, index, _ in
      index == 0 ? NSCollectionLayoutSection.grid(columns: 2, spacing: 0, insets: .zero) : nil
    }
    let list = ListView(viewModel, style: style)
    list.register { TestRowView() }
    let screen = screen(list)
    viewModel.show([
      ListSection(id: "grid", header: TestRow(100, height: 20), rows: TestRow.rows(1...2)),
      ListSection(id: "list", rows: TestRow.rows(3...40)),
    ])
    await screen.settle()
    expect(list.frame(of: ListItemID(2)), equals: CGRect(x: 140, y: 20, width: 140, height: 50))
    expect(list.frame(of: ListItemID(3)), equals: CGRect(x: 0, y: 70, width: 280, height: 50))
    let title = try screen.view("label.100")
    screen.perform { list.scrollView.contentOffset.y = 10 }
    expect(title.convert(CGPoint.zero, to: list).y, equals: -10)
  }

  @Test(arguments: ListFace.registering)
  func aChangedHeaderIsShown(face: ListFace) async throws {
    let list = face.makeList(viewModel)
    list.register { TestRowView() }
    let screen = screen(list)
    for title in ["Old", "New"] {
      viewModel.show([
        ListSection(id: "one", header: TestRow(100, title, height: 20), rows: TestRow.rows(1...2))
      ])
      await screen.settle()
      expect((try screen.view("label.100") as? UILabel)?.text, equals: title)
    }
  }

  @Test(arguments: ListFace.registering)
  func twoKindsOfRowsReportToTheirHandlers(face: ListFace) async throws {
    let list = face.makeList(viewModel)
    var received: [String] = []
    list.register({ TestRowView() }, onAction: { _, row in received.append("row \(row.id)") })
    list.register(Member.self) { member in
      Row({ TestRowView() }, member.row).onAction { _, _ in received.append("\(member.itemID)") }
    }
    let screen = screen(list)
    viewModel.show([
      ListSection(id: "one") {
        TestRow(1)
        Member(row: TestRow(2))
      }
    ])
    await screen.settle()
    expect(texts(list), equals: ["Row 1", "Row 2"])
    try await screen.tap("button.1")
    try await screen.tap("button.2")
    expect(received, equals: ["row 1", "member 2"])
  }

  @Test(arguments: ListFace.registering)
  func aShelfIsARow(face: ListFace) async throws {
    let list = face.makeList(viewModel)
    var selected: [Int] = []
    list.register { TestRowView() }
    list.register(Shelf.self) { shelf in
      SlidingRow({ TestRowView() }, shelf.rows)
        .itemWidth(.points(100))
        .onSelectItem { selected.append($0.id) }
    }
    let screen = screen(list)
    func show(_ ids: ClosedRange<Int>) async {
      viewModel.show([
        ListSection(id: "one") {
          TestRow(1)
          Shelf(itemID: "shelf", rows: TestRow.rows(ids))
          TestRow.rows(100...120)
        }
      ])
      await screen.settle()
    }
    await show(11...20)
    try await screen.tap("label.11")
    expect(selected, equals: [11])
    // The shelf keeps its offset while items are inserted, and while it is off screen.
    func left() throws -> CGFloat { try screen.view("label.12").convert(CGPoint.zero, to: nil).x }
    await screen.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 120, y: 120), duration: 1)
    await screen.advance(by: 3)
    let before = try left()
    expect(before, isBelow: 100)
    await show(11...21)
    try expect(left(), equals: before)
    list.scroll(to: ListItemID(115), animated: false)
    await screen.settle()
    screen.perform { list.scrollToTop(animated: false) }
    await screen.settle()
    try expect(left(), equals: before)
  }

  /// Rows of one type, of which only the second and the fourth can be selected and dragged.
  private func listOfDifferentRows(
    _ face: ListFace,
    onMake: @escaping (Int) -> Void = { _ in },
    onSelect: @escaping (Int) -> Void = { _ in }
  ) -> ListView {
    let list = face.makeList(viewModel)
    list.register(TestRow.self) { row in
      onMake(row.id)
      let shown = Row({ TestRowView() }, row)
      guard row.id.isMultiple(of: 2) else { return shown }
      return shown.onSelect { onSelect($0.id) }.onMove { _, _ in }
    }
    return list
  }

  @Test(arguments: ListFace.registering)
  func selectabilityIsDeterminedPerRow(face: ListFace) async throws {
    var selected: [Int] = []
    let list = listOfDifferentRows(face, onSelect: { selected.append($0) })
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...4))
    await screen.settle()
    for id in 1...4 { try await screen.tap("label.\(id)") }
    expect(selected, equals: [2, 4])
  }

  @Test func draggabilityIsDeterminedPerRow() async throws {
    let list = listOfDifferentRows(.table)
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...4))
    await screen.settle()
    let table = try require(list.tableView)
    let canMove = (0..<4).map {
      table.dataSource?.tableView(table, canMoveRowAt: IndexPath(row: $0, section: 0))
    }
    expect(canMove, equals: [false, true, false, true])
  }

  @Test(arguments: ListFace.registering)
  func onlyRowsNearTheScreenAreMade(face: ListFace) async throws {
    var made: Set<Int> = []
    let list = listOfDifferentRows(face, onMake: { made.insert($0) })
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...1_000))
    await screen.settle()
    expect(made.count < 40 && made.contains(1))
  }

  @Test(arguments: ListFace.registering)
  func registrationsPassTypedRowsToTheirHandlers(face: ListFace) async throws {
    let list = face.makeList(viewModel)
    var displayed: [Int] = []
    var selected: [Int] = []
    list.register(TestRow.self) { row in
      Row({ TestRowView() }, row).height(30)
        .onDisplay { displayed.append($0.id) }
        .onSelect { selected.append($0.id) }
    }
    let screen = screen(list)
    viewModel.show(TestRow.rows(1...2))
    await screen.settle()
    expect(displayed, equals: [1, 2])
    try await screen.tap("label.2")
    expect(selected, equals: [2])
    expect(list.frame(of: ListItemID(1))?.height, equals: 30)
  }

  @Test func aMessageOverTheRowsCanBeRemoved() async throws {
    let list = PagedListViewModel { [TestRow(1)] }
    let view = ListView(list)
    view.register { TestRowView() }
    let screen = screen(view)
    await screen.settle()
    list.messages.show("Gone", undoTitle: "Undo")
    await screen.settle()
    expect((try screen.view("toast") as? UILabel)?.text, equals: "Gone")
    _ = try screen.view("toast.action")
  }

  @Test func releasingAListCancelsItsWorkAndLeaksNothing() async {
    weak var released: ListView?
    do {
      let list = ListView(viewModel)
      list.register { TestRowView() }
      viewModel.onLoad = { [viewModel] in viewModel.show(TestRow.rows(1...3)) }
      let screen = screen(list)
      await screen.settle()
      released = list
      list.removeFromSuperview()
      await screen.settle()
    }
    expectNil(released)
  }
}
