import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@Suite struct TableModelUpdateTests {
  private func people(_ people: [TestPerson]) -> TableModel {
    TableModel { Section("People", people) { Row(TestPersonView.self, $0) } }
  }

  @Test func onlyChangedRowsAreReconfigured() async throws {
    let fixture = TableModelScreen(people(TestPerson.people(1...5)))
    let cells = fixture.table.visibleCells
    fixture.controller.model = people(
      TestPerson.people(1...2) + [TestPerson(3, "Ada")] + TestPerson.people(4...5)
    )
    await fixture.screen.settle()
    expect(fixture.table.visibleCells, equals: cells)
    expect(
      fixture.texts,
      equals: ["People", "Person 1", "Person 2", "Ada", "Person 4", "Person 5"]
    )
    let counts = (1...5).map { fixture.view(TestPersonView.self, $0)?.updateCount }
    expect(counts, equals: [1, 1, 2, 1, 1])
  }

  @Test func movedRowsKeepTheirCells() async throws {
    let fixture = TableModelScreen(people(TestPerson.people(1...4)))
    let moved = try require(fixture.view(TestPersonView.self, 4))
    fixture.controller.model = people(TestPerson.people([4, 1, 2, 3, 9]))
    await fixture.screen.settle()
    expect(
      fixture.texts,
      equals: ["People", "Person 4", "Person 1", "Person 2", "Person 3", "Person 9"]
    )
    expect(fixture.view(TestPersonView.self, 1), isSameAs: moved)
    expect(moved.updateCount, equals: 1)
  }

  @Test func rowsMoveAcrossSections() async throws {
    func model(_ left: [Int], _ right: [Int]) -> TableModel {
      TableModel {
        Section("Left", TestPerson.people(left)) { Row(TestPersonView.self, $0) }
        Section("Right", TestPerson.people(right)) { Row(TestPersonView.self, $0) }
      }
    }
    let fixture = TableModelScreen(model([1, 2], [3]))
    let moved = try require(fixture.view(TestPersonView.self, 1))
    fixture.controller.model = model([2], [3, 1])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Left", "Person 2", "Right", "Person 3", "Person 1"])
    expect(fixture.view(TestPersonView.self, 2, 1), isSameAs: moved)
  }

  @Test func aRowWithChangedSettingsIsReconfigured() async throws {
    func model(_ height: CGFloat) -> TableModel {
      TableModel {
        Row(TestPersonView.self, TestPerson(1)).height(height)
        Row(TestPersonView.self, TestPerson(2))
      }
    }
    let fixture = TableModelScreen(model(40))
    fixture.controller.model = model(60)
    await fixture.screen.settle()
    expect(fixture.view(TestPersonView.self, 0)?.updateCount, equals: 2)
    expect(fixture.view(TestPersonView.self, 1)?.updateCount, equals: 1)
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 60)
  }

  @Test func anExplicitIdentifierKeepsTheCell() async throws {
    func model(_ names: [(ListItemID, String)]) -> TableModel {
      TableModel {
        Section("Settings") {
          for (id, name) in names { Row(TestSwitchCell.self, name).id(id) }
        }
      }
    }
    let fixture = TableModelScreen(model([("wifi", "Wifi"), ("mail", "Mail")]))
    let wifi = fixture.cell(1)
    fixture.controller.model = model([("mail", "Mail"), ("wifi", "Wifi: on")])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Settings", "Mail", "Wifi: on"])
    expect(fixture.cell(2), isSameAs: wifi)
  }

  @Test func titlesChangeInPlace() async {
    func model(_ title: String) -> TableModel {
      TableModel { Section(title, id: "people") { Row(TestPersonView.self, TestPerson(1)) } }
    }
    let fixture = TableModelScreen(model("People"))
    fixture.controller.model = model("Everybody")
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Everybody", "Person 1"])
    expect(fixture.view(TestPersonView.self, 1)?.updateCount, equals: 1)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [true, false])
  func tableHeadersAreUpdated(style: UITableView.Style, isPinned: Bool) async {
    func model(_ title: String, _ footer: String?) -> TableModel {
      var section = Section(title, id: "people", TestPerson.people(1...2)) {
        Row(TestPersonView.self, $0)
      }
      .pinnedHeader(isPinned)
      if let footer { section = section.footer(footer) }
      return TableModel(sections: [section])
    }
    let fixture = TableModelScreen(model("People", nil), style: style)
    for (title, footer) in [("Everybody", "Two"), ("All", nil), ("People", "2")] {
      fixture.controller.model = model(title, footer)
      await fixture.screen.settle()
      var shown: [String] = []
      func search(_ view: UIView) {
        guard !view.isHidden else { return }
        if let label = view as? UILabel, let text = label.text { shown.append(text) }
        for subview in view.subviews { search(subview) }
      }
      search(fixture.table)
      expect(
        shown.sorted(),
        equals: ([title, footer, "Person 1", "Person 2"].compactMap { $0 }).sorted()
      )
    }
  }

  @Test func duplicateIdentifiersAreShownAndReported() async {
    let list = ListView(people([TestPerson(1), TestPerson(1, "Other"), TestPerson(2)]))
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    list.layoutIfNeeded()
    expect(list.tableView?.numberOfRows(inSection: 0), equals: 4)
    expect(list.duplicates.count, equals: 1)
    list.model = people([TestPerson(1), TestPerson(2)])
    expect(list.duplicates, satisfies: \.isEmpty)
  }

  @Test func theSecondViewOfAModelTakesItsIdentityOver() async {
    func model(showsPerson: Bool) -> TableModel {
      TableModel {
        if showsPerson { Row(TestPersonView.self, TestPerson(1)) }
        Row(TestCardView.self, TestPerson(1))
      }
    }
    let fixture = TableModelScreen(model(showsPerson: true))
    await fixture.screen.settle()
    let list = fixture.controller.listView
    expect(list.itemID(at: [0, 0]), equals: ListItemID(1))
    expect(list.duplicates, satisfies: \.isEmpty)
    expect(list.scroll(to: ListItemID(1), in: TestCardView.self, animated: false))
    fixture.controller.model = model(showsPerson: false)
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Card of Person 1"])
    expect(list.itemID(at: [0, 0]), equals: ListItemID(1))
  }

  @Test func aRowIsFoundByItsIdentifier() async {
    let fixture = TableModelScreen(people(TestPerson.people(1...100)))
    expect(
      fixture.controller.listView.scroll(
        to: ListItemID(80),
        in: TestPersonView.self,
        animated: false
      )
    )
    await fixture.screen.settle()
    expect(fixture.texts.contains("Person 80"))
    expect(!fixture.controller.listView.scroll(to: ListItemID(800), in: TestPersonView.self))
    expect(!fixture.controller.listView.scroll(to: ListItemID(80), in: TestCardView.self))
  }

  // MARK: Random

  @Test(arguments: Seeds.first(4))
  func randomUpdatesEqualANewModel(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let fixture = TableModelScreen(
      TableModel(),
      traits: ScreenTraits(size: CGSize(width: 320, height: 4_000))
    )
    for step in 0..<25 {
      let model = randomModel(&random)
      fixture.controller.apply(model, animated: Bool.random(using: &random))
      // Sometimes the next model is set while the previous one is still animated.
      if Int.random(in: 0...2, using: &random) == 0 { continue }
      await fixture.screen.settle()
      let fresh = TableModelScreen(
        model,
        traits: ScreenTraits(size: CGSize(width: 320, height: 4_000))
      )
      fixture.table.layoutIfNeeded()
      expect(fixture.texts, equals: fresh.texts, "seed \(seed), step \(step)")
      expect(
        fixture.table.contentSize,
        equals: fresh.table.contentSize,
        "seed \(seed), step \(step)"
      )
    }
  }

  private func randomModel(_ random: inout SeededGenerator) -> TableModel {
    let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(
      Int.random(in: 0...4, using: &random)
    )
    var sections: [Section] = []
    for name in names {
      var rows: [AnyRow] = []
      for id in (1...12).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)) {
        let person = TestPerson(id, "Person \(id) \(Int.random(in: 0...2, using: &random))")
        switch Int.random(in: 0...3, using: &random) {
        case 0: rows.append(Row(TestCardView.self, person).asRow)
        case 1: rows.append(Row(TestSwitchCell.self, person.name).asRow)
        case 2: rows.append(Row(TestPersonView.self, person).height(CGFloat(30 + id)).asRow)
        default: rows.append(Row(TestPersonView.self, person).asRow)
        }
      }
      var section = Section(id: ListItemID(name), rows: rows)
      if Bool.random(using: &random) { section = section.header("Header \(name)") }
      if Bool.random(using: &random) { section = section.spacing(8) }
      sections.append(section)
    }
    return TableModel(sections: sections)
  }
}
