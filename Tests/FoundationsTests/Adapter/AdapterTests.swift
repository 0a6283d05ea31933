import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterTests {
  // MARK: Objects

  @Test func objectsAreShownInOrder() async {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...4))
    expect(fixture.texts, equals: ["Row 1", "Row 2", "Row 3", "Row 4"])
    expect(fixture.adapter.objects.map(\.itemID), equals: (1...4).map { ListItemID($0) })
  }

  @Test func objectsOfDifferentTypesCanBeMixed() async {
    let fixture = AdapterScreen {
      $0.register({ TestRowView() })
      $0.register(TestGroup.self) { GroupSection() }
    }
    await fixture.settle([TestRow(1), TestGroup(2, TestRow.rows(20...22)), TestRow(3)])
    expect(fixture.texts, equals: ["Row 1", "Row 20", "Row 21", "Row 22", "Row 3"])
    expect(fixture.list.numberOfSections, equals: 3)
  }

  @Test func anObjectKeepsItsControllerWhileItExists() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    let groups = (1...3).map { TestGroup($0, [TestRow($0 * 10)]) }
    await fixture.settle(groups)
    let second = try require(fixture.adapter.sectionController(for: groups[1]) as? GroupSection)
    await fixture.settle([groups[2], groups[1]])
    expect(fixture.adapter.sectionController(for: groups[1]), isSameAs: second)
    expect(second.section, equals: 1)
    expect(second.isLast && !second.isFirst)
    expect(fixture.adapter.object(for: second)?.itemID, equals: ListItemID(2))
    await fixture.settle([groups[2]])
    expectNil(fixture.adapter.sectionController(for: groups[1]))
    expectNil(second.section)
    await fixture.settle(groups)
    expect(fixture.adapter.sectionController(for: groups[1]) !== second)
  }

  @Test func aControllerIsUpdatedWhenTheContentOfItsModelDiffers() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([TestGroup(1, [TestRow(10)]), TestGroup(2, [TestRow(20)])])
    let first = try require(fixture.controller(1) as? GroupSection)
    let second = try require(fixture.controller(2) as? GroupSection)
    let cell = fixture.list.cellForItem(at: [1, 0])
    await fixture.settle([TestGroup(1, [TestRow(10)]), TestGroup(2, [TestRow(20, "new")])])
    expect(first.updates, equals: 1)
    expect(second.updates, equals: 2)
    expect(fixture.texts, equals: ["Row 10", "new"])
    expect(fixture.list.cellForItem(at: [1, 0]), isSameAs: cell)
  }

  @Test func changingTheTypeOfAnObjectReplacesItsController() async {
    let fixture = AdapterScreen {
      $0.register({ TestRowView() })
      $0.register(TestGroup.self) { GroupSection() }
    }
    await fixture.settle([TestRow(1), TestRow(2)])
    await fixture.settle([TestGroup(1, TestRow.rows(10...11)), TestRow(2)])
    expect(fixture.texts, equals: ["Row 10", "Row 11", "Row 2"])
    expect(fixture.controller(1) is GroupSection)
  }

  @Test func reloadingAnObjectReplacesItsCells() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    let groups = [TestGroup(1, [TestRow(10)]), TestGroup(2, [TestRow(20)])]
    await fixture.settle(groups)
    let section = try require(fixture.controller(2) as? GroupSection)
    fixture.adapter.reload([groups[1], TestGroup(99)])
    await fixture.screen.settle()
    expect(section.updates, equals: 2)
    expect(fixture.texts, equals: ["Row 10", "Row 20"])
  }

  @Test func reloadingTheDataKeepsTheControllers() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([TestGroup(1, [TestRow(10)])])
    let section = fixture.controller(1)
    fixture.objects.append(TestGroup(2, [TestRow(20)]))
    fixture.adapter.reloadData()
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 10", "Row 20"])
    expect(fixture.controller(1), isSameAs: section)
  }

  @Test func theDataSourceCanProvideControllers() async {
    let fixture = AdapterScreen { _ in }
    fixture.makeController = { item in item.as(TestGroup.self) == nil ? nil : GroupSection() }
    await fixture.settle([TestGroup(1, [TestRow(10)])])
    expect(fixture.texts, equals: ["Row 10"])
  }

  @Test func objectsWithEqualIdentifiersAreShownAndReported() async throws {
    let fixture = AdapterScreen()
    await fixture.settle([TestRow(1), TestRow(1, "twin"), TestRow(2)])
    expect(fixture.texts, equals: ["Row 1", "twin", "Row 2"])
    await fixture.settle([TestRow(2), TestRow(1), TestRow(1, "twin")])
    expect(fixture.texts, equals: ["Row 2", "Row 1", "twin"])
    let problem = try require(fixture.problems.first)
    expect("\(problem)".contains("share identities: 1"))
  }

  @Test func anObjectWithoutASectionIsOmittedAndReported() async throws {
    let fixture = AdapterScreen()
    await fixture.settle([TestRow(1), TestGroup(2), TestRow(3)])
    expect(fixture.texts, equals: ["Row 1", "Row 3"])
    let problem = try require(fixture.problems.first)
    expect("\(problem)".contains("Nothing shows TestGroup 2"))
  }

  // MARK: Questions

  @Test func theAdapterReturnsVisibleModelsControllersAndCells() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    let groups = (1...40).map { TestGroup($0, [TestRow($0 * 10), TestRow($0 * 10 + 1)]) }
    await fixture.settle(groups)
    try await fixture.screen.scroll(by: 1_000)
    let ids = fixture.adapter.visibleObjects.map(\.itemID)
    expect(ids, equals: (11...15).map { ListItemID($0) })
    expect(fixture.adapter.visibleSectionControllers.compactMap(\.section), equals: Array(10...14))
    expect(fixture.adapter.visibleCells(of: groups[11]).count, equals: 2)
    expect(fixture.adapter.visibleCells(of: groups[0]), satisfies: \.isEmpty)
  }

  @Test func theListScrollsToAnObject() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    let groups = (1...60).map { TestGroup($0, TestRow.rows([$0 * 10, $0 * 10 + 1])) }
    await fixture.settle(groups)
    expect(fixture.adapter.scroll(to: groups[30], at: .top, animated: false))
    await fixture.screen.settle()
    expect(fixture.texts.first, equals: "Row 310")
    expect(!fixture.adapter.scroll(to: TestGroup(99), animated: false))
  }

  // MARK: What the reader does

  @Test func actionsAndTapsReachTheControllerWithItsIndex() async throws {
    let fixture = AdapterScreen {
      $0.register({ TestRowView() })
      $0.register(TestGroup.self) { GroupSection() }
    }
    await fixture.settle([TestRow(1), TestGroup(2, TestRow.rows(20...22))])
    try await fixture.screen.tap("button.21")
    try await fixture.screen.tap("label.22")
    let section = try require(fixture.controller(2) as? GroupSection)
    expect(section.log, equals: ["press 1", "select 2"])
    expect(fixture.list.indexPathsForSelectedItems?.isEmpty, equals: true)
  }

  @Test func aRegisteredViewReportsItsActions() async throws {
    var actions: [Int] = []
    var taps: [Int] = []
    let fixture = AdapterScreen {
      $0.register(
        { TestRowView() },
        onAction: { actions.append($1.id) },
        onSelect: { taps.append($0.id) }
      )
    }
    await fixture.settle(TestRow.rows(1...100))
    try await fixture.screen.scroll(by: 3_000)
    try await fixture.screen.tap("button.64")
    try await fixture.screen.tap("label.65")
    expect(actions, equals: [64])
    expect(taps, equals: [65])
  }
}
