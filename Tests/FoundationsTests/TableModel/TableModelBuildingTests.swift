import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit

@Suite struct TableModelBuildingTests {
  @Test func sectionsAndRowsKeepTheirOrder() {
    let fixture = TableModelScreen(
      TableModel {
        Section("Best") {
          Row(TestCardView.self, TestPerson(1))
          Row(TestSwitchCell.self, "Wifi")
        }
        Section("People", TestPerson.people(2...3)) { person in
          Row(TestPersonView.self, person)
        }
      }
    )
    expect(
      fixture.texts,
      equals: ["Best", "Card of Person 1", "Wifi", "People", "Person 2", "Person 3"]
    )
  }

  @Test(arguments: [true, false]) func conditionsAndLoopsListRows(isNew: Bool) {
    let nickname: String? = isNew ? nil : "Nick"
    let fixture = TableModelScreen(
      TableModel {
        if isNew {
          Section("New") { Row(TestSwitchCell.self, "Welcome") }
        } else {
          Section("Old") { Row(TestSwitchCell.self, "Hello again") }
        }
        Section {
          if let nickname { Row(TestSwitchCell.self, nickname) }
          for person in TestPerson.people(1...2) { Row(TestPersonView.self, person) }
          switch isNew {
          case true: Row(TestSwitchCell.self, "Yes")
          case false: Row(TestSwitchCell.self, "No")
          }
        }
      }
    )
    let expected =
      isNew
      ? ["New", "Welcome", "Person 1", "Person 2", "Yes"]
      : ["Old", "Hello again", "Nick", "Person 1", "Person 2", "No"]
    expect(fixture.texts, equals: expected)
  }

  @Test func rowsOutsideOfASectionGetAnImplicitOne() {
    let model = TableModel {
      Row(TestSwitchCell.self, "First")
      Row(TestSwitchCell.self, "Second")
      Section("Named") { Row(TestSwitchCell.self, "Third") }
      for person in TestPerson.people(1...2) { Row(TestPersonView.self, person) }
    }
    expect(model.sections.map(\.rows.count), equals: [2, 1, 2])
    let fixture = TableModelScreen(model)
    expect(fixture.texts, equals: ["First", "Second", "Named", "Third", "Person 1", "Person 2"])
  }

  @Test func rowsOutsideOfASectionAreOneInSharedSectionsToo() {
    @SectionBuilder func sections(of people: [TestPerson]) -> [Section] {
      [AnyRow]()
      Section("Named") { Row(TestSwitchCell.self, "First") }
      for person in people { Row(TestPersonView.self, person) }
    }
    let model = TableModel(sections: sections(of: TestPerson.people(1...2)))
    expect(model.sections.map(\.rows.count), equals: [1, 2])
  }

  @Test func groupsOfRowsCanBeShared() {
    @RowBuilder func rows(of person: TestPerson) -> [AnyRow] {
      Row(TestPersonView.self, person)
      Row(TestCardView.self, person)
    }
    let fixture = TableModelScreen(
      TableModel { Section { rows(of: TestPerson(1)) } }
    )
    expect(fixture.texts, equals: ["Person 1", "Card of Person 1"])
    expect(fixture.controller.model.sections.first?.rows.count, equals: 2)
  }

  @Test func viewsAreMadeOncePerCell() async throws {
    var made = 0
    let makeView = {
      made += 1
      return TestPersonView()
    }
    let fixture = TableModelScreen(
      TableModel { Section("People", TestPerson.people(1...500)) { Row(makeView, $0) } }
    )
    try await fixture.screen.scroll(by: 3_000)
    expect(made, isAbove: 8)
    expect(made, isBelow: 30)
  }

  @Test func aModelCanBeShownByTwoViewsTwice() {
    let person = TestPerson(1)
    let model = TableModel {
      Section("A") {
        Row(TestPersonView.self, person)
        Row(TestCardView.self, person)
      }
      Section("B") { Row(TestPersonView.self, person) }
    }
    let fixture = TableModelScreen(model)
    expect(fixture.texts, equals: ["A", "Person 1", "Card of Person 1", "B", "Person 1"])
  }

  @Test func anInlineViewIsARow() {
    let fixture = TableModelScreen(
      TableModel {
        Section {
          Row(id: "logo") { configure(UILabel()) { $0.text = "Logo" } }.height(80)
          Row(TestSwitchCell.self, "Wifi")
        }
      }
    )
    expect(fixture.texts, equals: ["Logo", "Wifi"])
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 80)
  }
}
