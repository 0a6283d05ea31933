import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterLifeTests {
  // MARK: Selection

  @Test func selectionIsRemovedWithItsRow() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    fixture.adapter.allowsMultipleSelection = true
    let groups = (1...3).map { TestGroup($0, TestRow.rows([$0 * 10, $0 * 10 + 1])) }
    await fixture.settle(groups)
    try await fixture.screen.tap("label.11")
    try await fixture.screen.tap("label.30")
    expect(fixture.adapter.selectedObjects.map(\.itemID), equals: [ListItemID(1), ListItemID(3)])
    await fixture.settle([
      groups[2], TestGroup(1, [TestRow(10, "x"), TestRow(11, "y")]), groups[1],
    ])
    expect(fixture.list.indexPathsForSelectedItems?.sorted(), equals: [[0, 0], [1, 1]])
    expect(fixture.list.cellForItem(at: [1, 1])?.isSelected, equals: true)
    fixture.adapter.reload([groups[2]])
    await fixture.screen.settle()
    expect(fixture.list.indexPathsForSelectedItems?.sorted(), equals: [[0, 0], [1, 1]])
    let section = try require(fixture.controller(1) as? GroupSection)
    expect(section.context.selectedIndices, equals: [1])
    try await fixture.screen.tap("label.11")
    expect(section.log, equals: ["select 1", "deselect 1"])
    await fixture.settle([groups[1]])
    expect(fixture.adapter.selectedObjects, satisfies: \.isEmpty)
    expect(fixture.list.indexPathsForSelectedItems?.isEmpty, equals: true)
  }

  @Test func controllersSelectTheirRows() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    fixture.adapter.allowsMultipleSelection = true
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    let section = try require(fixture.controller(1) as? GroupSection)
    section.context.select(1)
    section.context.select(2)
    expect(section.context.selectedIndices, equals: [1, 2])
    section.context.deselect(1)
    expect(section.context.selectedIndices, equals: [2])
    expect(section.log, satisfies: \.isEmpty)
    fixture.adapter.deselectAll()
    expect(section.context.selectedIndices, satisfies: \.isEmpty)
  }

  // MARK: Reuse

  @Test func aCellInThePoolReceivesNoChangesOfItsOldRow() async throws {
    let names = (0..<60).map { MutableObservable("name \($0)") }
    let fixture = AdapterScreen { $0.register({ BindingView() }) }
    await fixture.settle(names.enumerated().map { BindingRow(id: $0.offset, name: $0.element) })
    try await fixture.screen.scroll(by: 1_500)
    for name in names { name.value += "!" }
    let paths = fixture.list.indexPathsForVisibleItems
    expect(!paths.isEmpty)
    for path in paths {
      let cell = fixture.list.cellForItem(at: path) as? BaseCollectionViewCell<BindingView>
      try expect(require(cell?.itemView).shown.last, equals: "name \(path.section)!")
    }
  }

  @Test func aRowReconfiguredInPlaceIsBoundOnce() async throws {
    let name = MutableObservable("a")
    let fixture = AdapterScreen { $0.register({ BindingView() }) }
    for revision in 0..<4 {
      await fixture.settle([BindingRow(id: 1, revision: revision, name: name)])
    }
    let cell = fixture.list.cellForItem(at: [0, 0]) as? BaseCollectionViewCell<BindingView>
    let view = try require(cell?.itemView)
    let before = view.shown.count
    name.value = "b"
    expect(view.shown.count, equals: before + 1)
  }

  // MARK: Memory

  @Test func controllersAreReleasedWithTheirObjects() async throws {
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        ListStackedSectionController([GroupSection(), BoundSection()])
      }
    }
    await fixture.settle([TestGroup(1, [TestRow(10)]), TestGroup(2, [TestRow(20)])])
    weak let stack = fixture.controller(1) as? ListStackedSectionController
    weak let part = stack?.children.first
    expect(part != nil)
    await fixture.settle([TestGroup(2, [TestRow(20)])])
    expectNil(stack)
    expectNil(part)
  }

  @Test func everythingIsReleasedWithTheScreen() async throws {
    weak var adapter: ListAdapter?
    weak var section: ListSectionController?
    weak var cell: UICollectionViewCell?
    weak var controller: UIViewController?
    do {
      let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
      await fixture.settle([TestGroup(1, [TestRow(10)])])
      adapter = fixture.adapter
      section = fixture.controller(1)
      cell = fixture.list.cellForItem(at: [0, 0])
      controller = fixture.adapter.viewController
      expect(section != nil && cell != nil && controller != nil)
    }
    await yieldMainActor()
    expectNil(adapter)
    expectNil(section)
    expectNil(cell)
    expectNil(controller)
  }

  @Test func assigningAListToAnotherAdapterDetachesTheFirst() async throws {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...3))
    fixture.adapter.collectionView = nil
    expectNil(fixture.list.dataSource)
    expect(fixture.adapter.displayed, satisfies: \.isEmpty)
    fixture.adapter.collectionView = fixture.list
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 2", "Row 3"])
  }
}
