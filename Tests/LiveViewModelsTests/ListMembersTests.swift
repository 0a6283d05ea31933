import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The people of a list, over a provider.
@MainActor
@Suite("The people of a list over a provider")
struct ListMembersTests {
  private let provider = FakeLists()

  private func members() -> LiveListMembersViewModel {
    LiveListMembersViewModel(
      list: ReaderList(id: "1", title: "Sea"),
      lists: provider,
      people: nil,
      readerID: nil,
      in: ScreenContext(.english, changes: provider.actions)
    )
  }

  @Test("members are shown with a remove button")
  func showing() async {
    let viewModel = members()
    await viewModel.load()
    expect(viewModel.title, equals: "Sea")
    expect(viewModel.sections.map(\.id), equals: [LiveListMembersViewModel.members])
    expect(viewModel.rows.map(\.person.id), equals: ["ann"])
    expect(viewModel.rows.first?.follow?.title, equals: Strings(.english).removeFromList)
  }

  @Test("a removed member stays in place with an add button")
  func takingOut() async throws {
    let viewModel = members()
    await viewModel.load()
    let title = { viewModel.rows.first?.follow?.title }
    await viewModel.toggleFollow("ann").value
    expect(title(), equals: Strings(.english).addToList)
    await viewModel.toggleFollow("ann").value
    try await eventually { title() == Strings(.english).removeFromList }
    expect(provider.asked, equals: ["remove ann 1", "add ann 1"])
  }

  @Test("a refusal shows a message and the current members")
  func refusing() async {
    let viewModel = members()
    await viewModel.load()
    provider.refusal = .refused(reason: nil)
    await viewModel.toggleFollow("ann").value
    expect(viewModel.rows.first?.follow?.title, equals: Strings(.english).removeFromList)
    expect(viewModel.message.value?.text, equals: Strings(.english).listNotChanged)
  }

  @Test("a tap opens the profile")
  func opening() async {
    let viewModel = members()
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    await viewModel.load()
    viewModel.open("ann")
    guard case .profile(let person)? = routes.first else {
      Issue.record("\(routes)")
      return
    }
    expect(person.id, equals: "ann")
  }
}
