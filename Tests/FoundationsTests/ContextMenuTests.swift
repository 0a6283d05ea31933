import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// The menus of rows, with every kind of list view.
@Suite struct ContextMenuTests {
  final class Choices {
    var titles: [String] = []
  }

  private static func menu(_ title: String, _ choices: Choices) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Copy", identifier: UIAction.Identifier("copy")) { _ in
        choices.titles.append(title)
      }
    ])
  }

  private func screen(_ list: ListView) -> Screen {
    Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.addSubview(list)
      return controller
    }
  }

  @Test(arguments: [false, true])
  func aClosureBuiltRowOffersItsMenu(isCollection: Bool) async throws {
    let choices = Choices()
    let list = ListView(
      TableModel {
        Section("Towns", ["Basel", "Bern"]) { town in
          Row(town).contextMenu { Self.menu($0.title, choices) }
        }
        Row("Plain")
      },
      style: isCollection ? .collection : .table()
    )
    let screen = screen(list)
    await screen.settle()
    try await screen.openMenu("Bern")
    try await screen.tap("menu.copy")
    expect(choices.titles, equals: ["Bern"])
    try await screen.openMenu("Plain")
    #expect(throws: (any Error).self) { try screen.view("menu.copy") }
  }

  @Test(arguments: [false, true])
  func aRegisteredMenuReceivesItsTypedRow(isCollection: Bool) async throws {
    let choices = Choices()
    let viewModel = TestListViewModel()
    let list = ListView(viewModel, style: isCollection ? .collection : .table())
    list.register(TitleRow.self) { row in
      Row(row).contextMenu { Self.menu($0.title, choices) }
    }
    let screen = screen(list)
    viewModel.show([ListSection(id: "one", rows: [TitleRow("Basel"), TitleRow("Bern")])])
    await screen.settle()
    try await screen.openMenu("Basel")
    try await screen.tap("menu.copy")
    expect(choices.titles, equals: ["Basel"])
  }

  @Test func anItemOfAShelfOffersItsMenu() async throws {
    let choices = Choices()
    let list = ListView(
      TableModel {
        SlidingRow(TitleRowView.self, [TitleRow("Basel"), TitleRow("Bern")])
          .itemContextMenu { Self.menu($0.title, choices) }
      }
    )
    let screen = screen(list)
    await screen.settle()
    try await screen.openMenu("Bern")
    try await screen.tap("menu.copy")
    expect(choices.titles, equals: ["Bern"])
  }

  @Test func theNewestClosureIsCalled() async throws {
    let choices = Choices()
    func model(_ words: String) -> TableModel {
      TableModel { Row("Basel").contextMenu { _ in Self.menu(words, choices) } }
    }
    let list = ListView(model("old"))
    let screen = screen(list)
    await screen.settle()
    list.apply(model("new"))
    await screen.settle()
    try await screen.openMenu("Basel")
    try await screen.tap("menu.copy")
    expect(choices.titles, equals: ["new"])
  }

  @Test func aSectionControllerOffersTheMenuOfItsRow() async throws {
    let choices = Choices()
    let viewModel = TestListViewModel()
    let list = ListView(viewModel, style: .collection)
    list.register(TitleRow.self) {
      ListSingleSectionController<TitleRow> { row in
        Row(row).contextMenu { ContextMenuTests.menu($0.title, choices) }
      }
    }
    let screen = screen(list)
    viewModel.show([ListSection(id: "one", rows: [TitleRow("Basel"), TitleRow("Bern")])])
    await screen.settle()
    try await screen.openMenu("Bern")
    try await screen.tap("menu.copy")
    expect(choices.titles, equals: ["Bern"])
  }
}
