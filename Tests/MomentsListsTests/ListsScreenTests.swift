import DemoViewModels
import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsLists

/// The reader's lists and followed hashtags on fixed rows, on a headless screen.
@Suite("The screen of lists")
struct ListsScreenTests {
  private func makeScreen(
    _ controller: UIViewController,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    return await Screen.showing(traits, in: language) {
      UINavigationController(rootViewController: controller)
    }
  }

  private func lists(_ language: AppLanguage = .english) -> DemoListsViewModel {
    DemoListsViewModel(DemoRows.lists(Strings(language)), language: language)
  }

  @Test("a tap opens a list or a hashtag")
  func opening() async throws {
    let viewModel = lists()
    let screen = await makeScreen(ListsViewController(viewModel: viewModel))
    try await screen.tap("list.0")
    try await screen.tap("tag.hiking")
    expect(viewModel.intents, equals: ["open list.0", "open tag.hiking"])
  }

  @Test("the button asks for a title and creates a list")
  func making() async throws {
    let viewModel = lists()
    let screen = await makeScreen(ListsViewController(viewModel: viewModel))
    try await screen.tap("lists.add")
    await screen.settle()
    // Nothing is made without a title.
    try await screen.tap("list.save")
    expect(viewModel.intents, satisfies: \.isEmpty)
    try await screen.type("Sea")
    try await screen.tap("list.save")
    expect(viewModel.intents, equals: ["make Sea"])
  }

  @Test("a sheet adds a person to lists")
  func choosing() async throws {
    let viewModel = DemoPersonListsViewModel(
      DemoRows.listsOnly(Strings(.english), choosing: true),
      language: .english
    )
    let screen = await makeScreen(PersonListsViewController(viewModel: viewModel))
    try await screen.tap("list.1")
    expect(viewModel.intents, equals: ["toggle list.1"])
    expectLook(screen, "person")
  }

  @Test("light") func light() async {
    expectLook(await makeScreen(ListsViewController(viewModel: lists())), "light")
  }

  @Test("dark") func dark() async {
    let traits = ScreenTraits(style: .dark)
    expectLook(await makeScreen(ListsViewController(viewModel: lists()), traits: traits), "dark")
  }

  @Test("empty") func empty() async {
    let viewModel = DemoListsViewModel([], language: .english)
    expectLook(await makeScreen(ListsViewController(viewModel: viewModel)), "empty")
  }

  @Test("Chinese") func chinese() async {
    let language = AppLanguage.simplifiedChinese
    let screen = await makeScreen(
      ListsViewController(viewModel: lists(language)),
      language: language
    )
    expectLook(screen, "chinese", as: .image)
  }

  @Test("Arabic") func arabic() async {
    let screen = await makeScreen(
      ListsViewController(viewModel: lists(.arabic)),
      language: .arabic
    )
    expectLook(screen, "arabic")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(ListsViewController(viewModel: lists()), traits: .largest(height: 1400)),
      "largest",
      showing: ["list.0", "list.3", "lists.add"]
    )
  }

  @Test("the sheet for a title") func title() async {
    let sheet = ListTitleViewController(.rename("Close friends"), strings: Strings(.english)) { _ in
    }
    expectLook(await makeScreen(sheet), "title")
  }
}
