import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

/// A fake timeline for every scope, which records requests.
private struct FakeSource: TimelineSource {
  let provider = FakeProvider()
  let onScope: @Sendable (TimelineScope) -> Void

  func timeline(
    of scope: TimelineScope
  ) -> any TimelineProvider & ProfileProvider {
    onScope(scope)
    return provider
  }
}

@MainActor @Suite struct TimelineScopeTests {
  private let ana = PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil)

  private func make(
    _ kind: TimelineKind,
    expecting wanted: TimelineScope,
    _ change: @Sendable (isolated FakeProvider) -> Void = { _ in }
  ) async -> LiveTimelineViewModel {
    let source = FakeSource { expect($0, equals: wanted) }
    await source.provider.set(change)
    let viewModel = LiveTimelineViewModel(
      source: source,
      kind: kind,
      actions: ReaderActions(source.provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt),
        changes: source.provider
      )
    )
    await viewModel.load()
    return viewModel
  }

  @Test func aHashtagTimelineHasATitleAndNoHeader() async {
    let viewModel = await make(.hashtag("soup"), expecting: .hashtag("soup")) {
      $0.first = .success(Sample.page(1...2))
    }
    expect(viewModel.title.contains("#soup"))
    expect(viewModel.sections.map(\.id), equals: ["moments"])
  }

  @Test func anEmptyHashtagTimelineNamesItsHashtag() async {
    let viewModel = await make(.hashtag("soup"), expecting: .hashtag("soup"))
    guard case .empty(let message) = viewModel.state else {
      Issue.record("not empty")
      return
    }
    expect(message.title.contains("#soup"))
  }

  @Test func aPersonsTimelineShowsTheProvidersPerson() async {
    let viewModel = await make(.profile(ana), expecting: .profile(accountID: "a")) {
      $0.first = .success(Sample.page(1...2))
      $0.owner = .success(Account(id: "a", handle: "ana", displayName: "Ana of the Hills"))
    }
    expect(viewModel.title, equals: "Ana")
    let head = viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    expect(head?.person.name, equals: "Ana of the Hills")
  }

  @Test func aProfileShowsTheDetailsOfThePerson() async throws {
    let page = try require(URL(string: "https://s.example/@ana"))
    let viewModel = await make(.profile(ana), expecting: .profile(accountID: "a")) {
      $0.owner = .success(
        Account(
          id: "a",
          handle: "ana",
          url: page,
          isBot: true,
          isLocked: true,
          fields: [
            ProfileField(
              name: "Page",
              value: RichText("ana.example", runs: [.init(0..<11, .link(page))]),
              verifiedAt: Date(timeIntervalSince1970: 1_700_000_000)
            )
          ],
          joinedAt: Date(timeIntervalSince1970: 1_488_672_000)
        )
      )
    }
    let head = viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    let details = try require(head?.details)
    expect(details.address, equals: "@ana@s.example")
    expect(details.botText, equals: "Bot")
    expect(details.lockedText, equals: "Approves followers")
    expect(details.joinedText, equals: "Joined 5 March 2017")
    expect(details.fields.map(\.verifiedText), equals: ["Verified on 14 November 2023"])

    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    let link = try require(details.fields[0].value.runs.first?.style)
    viewModel.openFromProfile(link)
    expect(routes, equals: [.link(page)])
  }

  @Test func remoteAddressesAreUnchanged() async {
    let viewModel = await make(.profile(ana), expecting: .profile(accountID: "a")) {
      $0.owner = .success(
        Account(id: "a", handle: "ana@b.example", url: URL(string: "https://www.b.example/ana"))
      )
    }
    let head = viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    expect(head?.details?.address, equals: "@ana@b.example")
    expectNil(head?.details?.joinedText)
  }

  @Test func addressesHaveThePortOfTheServer() async {
    let viewModel = await make(.profile(ana), expecting: .profile(accountID: "a")) {
      $0.owner = .success(
        Account(id: "a", handle: "ana", url: URL(string: "http://localhost:8080/@ana"))
      )
    }
    let head = viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    expect(head?.details?.address, equals: "@ana@localhost:8080")
  }

  @Test func aPersonUnknownToTheProviderIsShownAsReceived() async {
    let viewModel = await make(.profile(ana), expecting: .profile(accountID: "a"))
    let head = viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    expect(head?.person, equals: ana)
  }
}
