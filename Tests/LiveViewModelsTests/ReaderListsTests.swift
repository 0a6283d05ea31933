import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The reader's lists and followed hashtags, over providers.
@MainActor
@Suite("Lists over a provider")
struct ReaderListsTests {
  private let provider = FakeLists()

  private func lists() -> LiveListsViewModel {
    LiveListsViewModel(
      lists: provider,
      tags: provider,
      in: ScreenContext(.english, changes: provider.actions)
    )
  }

  private func titles(_ viewModel: LiveListsViewModel) -> [String] {
    viewModel.rows.map(\.title)
  }

  @Test("stored lists are shown offline, then the server's")
  func keptFirst() async {
    provider.knownLists = [ReaderList(id: "1", title: "Old sea")]
    provider.failure = .network(url: "https://example.org", reason: .offline)
    let viewModel = lists()
    await viewModel.load()
    expect(titles(viewModel), equals: ["Old sea"])
    expect(viewModel.state, equals: .content)
    provider.failure = nil
    await viewModel.reload()
    expect(titles(viewModel), equals: ["Sea", "Hills", "\u{2068}#walks\u{2069}"])
  }

  @Test("without stored lists, a failure is shown")
  func failure() async {
    provider.failure = .network(url: "https://example.org", reason: .offline)
    let viewModel = lists()
    await viewModel.load()
    guard case .failed(let failure) = viewModel.state else {
      Issue.record("\(viewModel.state)")
      return
    }
    expect(failure.title, equals: Strings(.english).listsFailedTitle)
  }

  @Test("rows open their timelines; a pending list opens nothing")
  func opening() async {
    provider.lists.append(ReaderList(id: "local", title: "New", isPending: true))
    let viewModel = lists()
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    await viewModel.load()
    viewModel.open("list.1")
    viewModel.open("list.local")
    viewModel.open("tag.walks")
    viewModel.openMembers("list.2")
    viewModel.open("list.gone")
    expect(
      routes,
      equals: [
        .list(ReaderList(id: "1", title: "Sea")), .hashtag("walks"),
        .listMembers(ReaderList(id: "2", title: "Hills")),
      ]
    )
  }

  @Test("a new list shows as soon as the provider has accepted it")
  func making() async throws {
    let viewModel = lists()
    await viewModel.load()
    viewModel.makeList("  ")
    viewModel.makeList(" Harbours ")
    try await eventually { viewModel.rows.contains { $0.title == "Harbours" } }
    expect(provider.asked, equals: ["make Harbours"])
    expect(viewModel.rows.first { $0.title == "Harbours" }?.canOpen, equals: false)
  }

  @Test("refusals are shown")
  func refusing() async throws {
    let viewModel = lists()
    await viewModel.load()
    provider.refusal = .refused(reason: "No more lists.")
    viewModel.rename("list.1", to: "Ocean")
    try await eventually { viewModel.message.value != nil }
    let received = viewModel.message.value?.text
    expect(received, equals: "\(Strings(.english).listNotChanged) No more lists.")
    // The same title is no change.
    viewModel.rename("list.2", to: " Hills ")
    viewModel.delete("tag.walks")
    try await eventually { provider.asked.count == 2 }
    expect(provider.asked, equals: ["rename 1 Ocean", "unfollow walks"])
  }

  @Test("a person is added to lists, and removed if that is refused")
  func person() async throws {
    let ann = PersonReference(id: "ann", name: "Ann", handle: "ann", avatar: nil)
    let viewModel = LivePersonListsViewModel(
      person: ann,
      lists: provider,
      in: ScreenContext(.english, changes: provider.actions)
    )
    await viewModel.load()
    expect(viewModel.rows.map(\.isChosen), equals: [true, false])
    viewModel.toggle("list.2")
    expect(viewModel.rows.map(\.isChosen), equals: [true, true])
    try await eventually { provider.asked == ["add ann 2"] }
    provider.refusal = .refused(reason: nil)
    viewModel.toggle("list.1")
    expect(viewModel.rows.map(\.isChosen), equals: [false, true])
    try await eventually { viewModel.rows.map(\.isChosen) == [true, true] }
    expect(viewModel.message.value?.text, equals: Strings(.english).listNotChanged)
  }

  @Test("unfollowed people cannot be added, with a message")
  func stranger() async throws {
    let ann = PersonReference(id: "ann", name: "Ann", handle: "ann", avatar: nil)
    let viewModel = LivePersonListsViewModel(
      person: ann,
      lists: provider,
      follows: FakeFollows(relationships: [Relationship(id: "ann", following: .no)]),
      in: ScreenContext(.english, changes: provider.actions)
    )
    await viewModel.load()
    viewModel.toggle("list.2")
    try await eventually { viewModel.message.value != nil }
    expect(viewModel.message.value?.text, equals: Strings(.english).followToAdd("Ann"))
    expect(viewModel.rows.map(\.isChosen), equals: [true, false])
    expect(provider.asked, satisfies: \.isEmpty)
    // A person can always be removed.
    viewModel.toggle("list.1")
    try await eventually { provider.asked == ["remove ann 1"] }
  }

  @Test("a hashtag is followed on its page, which is undone if refused")
  func tag() async throws {
    let viewModel = LiveTagFollowViewModel(
      name: "sea",
      provider: provider,
      in: ScreenContext(.english, changes: provider.actions)
    )
    expectNil(viewModel.isFollowed.value)
    await viewModel.load()
    expect(viewModel.isFollowed.value, equals: false)
    await viewModel.toggle().value
    expect(viewModel.isFollowed.value, equals: true)
    provider.refusal = .refused(reason: nil)
    await viewModel.toggle().value
    expect(viewModel.isFollowed.value, equals: true)
    expect(provider.asked, equals: ["follow sea", "unfollow sea"])
  }

  @Test("a source without followed hashtags offers no follow")
  func unsupportedTag() async throws {
    let viewModel = LiveTagFollowViewModel(
      name: "sea",
      provider: FakeLists(supported: []),
      in: ScreenContext(.english, changes: provider.actions)
    )
    await viewModel.load()
    expectNil(viewModel.isFollowed.value)
  }
}
