import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// Objects that section controllers turn into rows, in tables and collections.
@Suite struct SectionControllerTests {
  nonisolated enum Container: CaseIterable {
    case table, collection
    @MainActor var style: ListViewStyle { self == .table ? .table() : .collection }
  }

  @Test(arguments: Container.allCases)
  func objectsAreShownAsTheirRowsAmongRegisteredOnes(container: Container) async {
    let fixture = SectionScreen(container.style) {
      $0.register { TestRowView() }
      $0.register(TestGroup.self) { GroupSection() }
    }
    await fixture.settle([
      TestRow(1), TestGroup(2, TestRow.rows(20...22)), TestGroup(3), TestRow(4),
    ])
    expect(fixture.texts, equals: ["Row 1", "Row 20", "Row 21", "Row 22", "Row 4"])
    expect(fixture.list.rows(of: TestGroup.self).map(\.id), equals: [2])
    expect(fixture.list.itemID(at: [0, 2]), equals: ListItemID(2))
    expect(fixture.list.indexPath(of: ListItemID(2)), equals: [0, 1])
    // A row of an object is found by its own identity, too.
    expect(fixture.list.indexPath(of: ListItemID(22)), equals: [0, 3])
    expect(
      fixture.list.frame(of: ListItemID(2)),
      equals: CGRect(x: 0, y: 50, width: 320, height: 150)
    )
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test(arguments: Container.allCases)
  func tapsAndActionsReachTheController(container: Container) async throws {
    let section = GroupSection()
    let fixture = SectionScreen(container.style) { $0.register(TestGroup.self) { section } }
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    try await fixture.screen.tap("label.2")
    try await fixture.screen.tap("button.3")
    expect(section.selected, equals: [2])
    expect(section.pressed, equals: [3])
  }

  @Test func onlyChangedRowsAreUpdated() async throws {
    let fixture = SectionScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    let views = fixture.views
    await fixture.settle([TestGroup(1, [TestRow(0), TestRow(1), TestRow(2, "two"), TestRow(3)])])
    expect(fixture.texts, equals: ["Row 0", "Row 1", "two", "Row 3"])
    expect(Array(fixture.views.dropFirst()).elementsEqual(views) { $0 === $1 })
  }

  @Test func anObjectKeepsItsControllerWhileItIsInTheList() async throws {
    var made: [GroupSection] = []
    let fixture = SectionScreen {
      $0.register(TestGroup.self) {
        made.append(GroupSection())
        return made[made.count - 1]
      }
    }
    let groups = (1...3).map { TestGroup($0, [TestRow($0 * 10)]) }
    await fixture.settle(groups)
    await fixture.settle([groups[2], TestGroup(1, [TestRow(11)]), groups[1]])
    expect(made.count, equals: 3)
    expect(made.map(\.updates), equals: [2, 1, 1])
    expect(fixture.texts, equals: ["Row 30", "Row 11", "Row 20"])
    await fixture.settle([])
    await fixture.settle(groups)
    expect(made.count, equals: 6)
  }

  /// Objects of two types may have one identity, one after the other.
  @Test func anObjectOfAnotherTypeGetsAnotherController() async {
    nonisolated struct Other: ListItemViewModel, Hashable {
      var itemID: ListItemID { ListItemID(1) }
    }
    let fixture = SectionScreen {
      $0.register(TestGroup.self) { GroupSection() }
      $0.register(Other.self) {
        ListSingleSectionController<Other> { _ in Row({ TestRowView() }, TestRow(10, "other")) }
      }
    }
    await fixture.settle([TestGroup(1, [TestRow(10)])])
    await fixture.settle([Other()])
    expect(fixture.texts, equals: ["other"])
    await fixture.settle([TestGroup(1, [TestRow(10)])])
    expect(fixture.texts, equals: ["Row 10"])
  }

  @Test func equalIdentitiesAreShownAndReported() async {
    let fixture = SectionScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([
      TestGroup(1, [TestRow(1), TestRow(1, "twin")]), TestGroup(2, [TestRow(2)]),
      TestGroup(2, [TestRow(3)]),
    ])
    expect(fixture.texts, equals: ["Row 1", "twin", "Row 2", "Row 3"])
    let problem = ListUpdateFailure.Reason.duplicateObjects([ListItemID(1), ListItemID(2)])
    expect(fixture.problems.map(\.reason), equals: [problem])
    // Once for the same ones.
    await fixture.settle([
      TestGroup(1, [TestRow(1), TestRow(1, "other")]), TestGroup(2, [TestRow(2)]),
      TestGroup(2, [TestRow(3)]),
    ])
    expect(fixture.problems.map(\.reason), equals: [problem])
  }

  @Test func swipeActionsInALayoutAreReportedOncePerSection() async {
    let style = ListViewStyle.collection { section, _, _ in
      section.id == "list"
        ? nil : NSCollectionLayoutSection.grid(columns: 2, spacing: 0, insets: .zero)
    }
    let fixture = SectionScreen(style) {
      $0.register(TestRow.self) {
        Row({ TestRowView() }, $0).trailingSwipe { _ in UISwipeActionsConfiguration(actions: []) }
      }
      $0.register(TestGroup.self) { GroupSection() }
    }
    for count in 2...3 {
      fixture.viewModel.show([
        ListSection(id: "list", rows: TestRow.rows(1...count)),
        ListSection(id: "plain", rows: [TestGroup(1, [TestRow(10)])]),
        ListSection(id: "grid", rows: TestRow.rows(20...(20 + count))),
        ListSection(id: "other grid", rows: [TestRow(30)]),
      ])
      await fixture.screen.settle()
    }
    expect(
      fixture.problems.map(\.reason).map(String.init(describing:)).sorted(),
      equals: [ListItemID("grid"), ListItemID("other grid")]
        .map { ListUpdateFailure.Reason.swipeActionsInLayout(section: $0, row: "TestRowView") }
        .map(String.init(describing:)).sorted()
    )
    expect(fixture.problems.allSatisfy { "\($0)".hasPrefix("Rows of TestRowView have swipe") })
  }

  @Test func swipeActionsInAGridOfAModelAreReported() async {
    let viewModel = TestListViewModel()
    let list = ListView(viewModel, style: .collection) { sections in
      TableModel(
        sections: sections.map { section in
          Section(id: section.id, section.rows(of: TestRow.self)) {
            Row({ TestRowView() }, $0).leadingSwipe { _ in UISwipeActionsConfiguration(actions: [])
            }
          }
          .grid(columns: 2)
        }
      )
    }
    var problems: [ListUpdateFailure.Reason] = []
    list.onUpdateFailure = { problems.append($0.reason) }
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      list.frame = controller.view.bounds
      controller.view.addSubview(list)
      return controller
    }
    viewModel.show([ListSection(id: "grid", rows: TestRow.rows(1...4))])
    await screen.settle()
    expect(problems, equals: [.swipeActionsInLayout(section: "grid", row: "TestRowView")])
  }

  @Test func anObjectOfSeveralSelectedRowsIsSelectedOnce() async throws {
    let fixture = SectionScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([TestGroup(1, TestRow.rows(10...11)), TestGroup(2, [TestRow(20)])])
    fixture.screen.perform { fixture.list.selectsSeveral = true }
    for id in [10, 11, 20] { try await fixture.screen.tap("label.\(id)") }
    expect(fixture.list.selectedRows(of: TestGroup.self).map(\.id), equals: [1, 2])
    expect(fixture.list.selectedRows(of: TestRow.self).map(\.id), equals: [10, 11, 20])
  }

  /// A controller that changes its state while it makes its rows is asked again afterwards.
  @Test func rowsChangedWhileTheyAreMadeAreShownAfterwards() async {
    final class CountingSection: ListSectionController<TestGroup> {
      private var steps = 0

      @RowBuilder override func rows(for group: TestGroup) -> [AnyRow] {
        let _ = advance(in: group)
        for step in 0...steps { Row({ TestRowView() }, TestRow(step)) }
      }

      private func advance(in group: TestGroup) {
        guard !group.rows.isEmpty, steps < 2 else { return }
        steps += 1
        updateRows()
      }
    }
    let fixture = SectionScreen { $0.register(TestGroup.self) { CountingSection() } }
    await fixture.settle([TestGroup(1)])
    expect(fixture.texts, equals: ["Row 0"])
    await fixture.settle([TestGroup(1, [TestRow(9)])])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 0", "Row 1", "Row 2"])
  }

  /// A controller that changes its state while the list asks for a cell waits for the answer.
  @Test(arguments: Container.allCases)
  func rowsChangedWhileACellAppearsAreShownAfterwards(container: Container) async {
    final class OpeningSection: ListSectionController<TestGroup> {
      private var isOpen = false

      @RowBuilder override func rows(for group: TestGroup) -> [AnyRow] {
        Row({ TestRowView() }, TestRow(group.id)).onDisplay { [weak self] _ in self?.open() }
        if isOpen { Row({ TestRowView() }, TestRow(99)) }
      }

      private func open() {
        guard !isOpen else { return }
        isOpen = true
        updateRows()
      }
    }
    let fixture = SectionScreen(container.style) {
      $0.register(TestGroup.self) { OpeningSection() }
    }
    await fixture.settle([TestGroup(1)])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 99"])
  }

  @Test func bindingAndGenericControllersMakeRowsOfTheirParts() async {
    final class Binding: ListBindingSectionController<TestGroup> {
      override init() {
        super.init()
        register(TestRow.self) { Row({ TestRowView() }, $0) }
      }
      override func viewModels(for group: TestGroup) -> [any ListItemViewModel] { group.rows }
    }
    final class Counted: ListGenericSectionController<TestGroup> {
      override func numberOfRows(of group: TestGroup) -> Int { group.rows.count }
      override func row(at index: Int, of group: TestGroup) -> any ListRow {
        Row({ TestRowView() }, TestRow(100 + index, "number \(index)"))
      }
    }
    let fixture = SectionScreen {
      $0.register(TestGroup.self) { ListStackedSectionController([Binding(), Counted()]) }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2))])
    expect(fixture.texts, equals: ["Row 1", "Row 2", "number 0", "number 1"])
  }

  @Test func aControllerWithoutRowsStopsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ForgottenSection().rows(for: TestGroup(1)) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message.contains("ForgottenSection must override rows(for:)"))
  }

  @Test func controllersAreReleasedWithTheirObjects() async throws {
    weak var stack: ListStackedSectionController<TestGroup>?
    weak var part: GroupSection?
    let fixture = SectionScreen {
      $0.register(TestGroup.self) {
        let child = GroupSection()
        let made = ListStackedSectionController<TestGroup>([child])
        part = child
        stack = made
        return made
      }
    }
    await fixture.settle([TestGroup(1, [TestRow(10)])])
    expect(part != nil && stack != nil)
    await fixture.settle([])
    expectNil(stack)
    expectNil(part)
  }

  @Test func fiveThousandObjectsConfigureTheCellsOnScreen() async {
    final class Log { var cells = 0 }
    let log = Log()
    let fixture = SectionScreen {
      $0.register(TestRow.self) {
        ListSingleSectionController<TestRow> {
          Row({ TestRowView() }, $0).onDisplay { _ in log.cells += 1 }
        }
      }
    }
    await fixture.settle(TestRow.rows(0..<5_000))
    expect(log.cells, isBelow: 30)
    log.cells = 0
    var rows = TestRow.rows(0..<5_000)
    rows[3].text = "liked"
    await fixture.settle(rows)
    expect(fixture.texts[3], equals: "liked")
    expect(log.cells, isAtMost: 1)
    await fixture.settle(rows.reversed())
    expect(log.cells, isBelow: 80)
  }

  /// Random objects with random rows among registered ones: the list shows the data.
  @Test(arguments: Seeds.first(4), Container.allCases)
  func randomUpdatesShowTheData(seed: UInt64, container: Container) async throws {
    var random = SeededGenerator(seed: seed)
    let fixture = SectionScreen(container.style) {
      $0.register { TestRowView() }
      $0.register(TestGroup.self) { GroupSection() }
    }
    var objects: [any ListItemViewModel] = []
    var nextID = 1
    func row() -> TestRow {
      nextID += 1
      return TestRow(nextID, height: CGFloat(Int.random(in: 30...90, using: &random)))
    }
    for step in 0..<30 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...objects.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: objects.insert(row(), at: place)
        case 1:
          nextID += 1
          objects.insert(TestGroup(nextID, (0..<4).map { _ in row() }), at: place)
        case 2 where place < objects.count: objects.remove(at: place)
        case 3 where place < objects.count: objects.append(objects.remove(at: place))
        default:
          guard place < objects.count, var group = objects[place] as? TestGroup else { continue }
          group.rows.shuffle(using: &random)
          if Bool.random(using: &random) { group.rows.append(row()) }
          if !group.rows.isEmpty, Bool.random(using: &random) { group.rows[0].text += "!" }
          if Bool.random(using: &random) { group.rows = Array(group.rows.dropLast()) }
          objects[place] = group
        }
      }
      fixture.show(objects)
      await fixture.screen.advance(by: Bool.random(using: &random) ? 0.05 : 0.6)
      guard step % 3 == 2 else { continue }
      await fixture.screen.advance(by: 1)
      let expected = objects.flatMap {
        ($0 as? TestGroup)?.rows.map(\.text) ?? [($0 as? TestRow)?.text ?? ""]
      }
      let note = Comment("seed \(seed), step \(step)")
      expect(fixture.allTexts, equals: expected, note)
      for path in fixture.list.driver.container.visibleItemPaths {
        guard let view = fixture.view(path) else { continue }
        expect(view.label.text, equals: expected[path.item], note)
      }
      expect(fixture.problems, satisfies: \.isEmpty, note)
    }
  }
}

/// A controller whose author forgot the rows.
private final class ForgottenSection: ListSectionController<TestGroup> {}
