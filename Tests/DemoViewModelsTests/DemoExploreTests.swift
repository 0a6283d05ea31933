import Foundation
import ListModel
import MomentsContracts
import Testing

@testable import DemoViewModels

@MainActor
struct DemoExploreTests {
  private let bag = DisposeBag()

  private func make(
    _ scenario: DemoScenario,
    language: AppLanguage = .english,
    sleep: @escaping DemoTimelineViewModel.Sleep = { _ in }
  ) -> DemoExploreViewModel {
    DemoExploreViewModel(scenario: scenario, language: language, sleep: sleep)
  }

  private func shelf(_ viewModel: DemoExploreViewModel, _ id: ListItemID) throws -> ExploreShelf {
    try #require(viewModel.shelves.value.first { $0.id == id })
  }

  @Test func everyShelfHasSomething() async {
    let viewModel = make(.timeline)
    #expect(viewModel.shelves.value.allSatisfy { $0.state == .loading })
    await viewModel.load()
    #expect(viewModel.shelves.value.map(\.kind) == [.photos, .hashtags, .people, .links])
    #expect(viewModel.shelves.value.allSatisfy { $0.state == .content && $0.items.count > 0 })
    #expect(Set(viewModel.shelves.value.map(\.title)).count == 4)
  }

  @Test func aShelfLoadsOnToItsEnd() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    var pages = 1
    while try shelf(viewModel, "hashtags").paging == .idle {
      await viewModel.loadMore("hashtags")
      pages += 1
    }
    let hashtags = try shelf(viewModel, "hashtags")
    #expect(hashtags.paging == .end && hashtags.items.count == DemoTag.all.count && pages == 2)
    await viewModel.loadMore("hashtags")
    #expect(try shelf(viewModel, "hashtags") == hashtags)
  }

  @Test func identitiesAreUniqueInAShelf() async {
    let viewModel = make(.timeline)
    await viewModel.load()
    for _ in 0..<4 {
      for shelf in viewModel.shelves.value { await viewModel.loadMore(shelf.id) }
    }
    for shelf in viewModel.shelves.value {
      #expect(shelf.paging == .end)
      #expect(Set(shelf.items.ids).count == shelf.items.count)
    }
  }

  @Test func everyHashtagAndPersonLeadsToMoments() {
    for tag in DemoTag.all {
      #expect(!DemoFeed.numbers(in: .hashtag(tag.name)).isEmpty, "\(tag.name)")
    }
    for person in DemoPerson.allCases where person != .owner {
      #expect(!DemoFeed.numbers(in: .profile(person.reference)).isEmpty, "\(person)")
    }
  }

  @Test func everyPhotoIsThatOfItsMoment() async throws {
    let viewModel = make(.timeline)
    await viewModel.load()
    guard case .photos(let photos) = try shelf(viewModel, "photos").items else {
      Issue.record("no photos")
      return
    }
    let timeline = DemoTimelineViewModel(scenario: .timeline, language: .english, sleep: { _ in })
    await timeline.load()
    while timeline.pagingState.value == .idle { await timeline.loadMore() }
    let moments = timeline.sections.value.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
    for photo in photos {
      let moment = try #require(moments.first { $0.id == photo.moment })
      #expect(moment.photos.contains(photo.picture))
    }
  }

  @Test func oneShelfFailsOneIsEmptyAndTheOthersAreThere() async throws {
    let viewModel = make(.shelfFailure)
    await viewModel.load()
    guard case .failed(let failure) = try shelf(viewModel, "hashtags").state else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.retryTitle == "Try again")
    guard case .empty = try shelf(viewModel, "people").state else {
      Issue.record("not empty")
      return
    }
    #expect(try shelf(viewModel, "photos").state == .content)
    await viewModel.retry("hashtags")
    #expect(try shelf(viewModel, "hashtags").state == .content)
  }

  @Test func everythingFailsOnceAndWorksAgain() async {
    let viewModel = make(.failure)
    await viewModel.load()
    #expect(
      viewModel.shelves.value.allSatisfy { if case .failed = $0.state { true } else { false } }
    )
    await viewModel.reload()
    #expect(viewModel.shelves.value.allSatisfy { $0.state == .content })
  }

  @Test func aFailedPageWorksOnRetry() async throws {
    let viewModel = make(.pageFailure)
    await viewModel.load()
    await viewModel.loadMore("links")
    guard case .failed = try shelf(viewModel, "links").paging else {
      Issue.record("did not fail")
      return
    }
    let before = try shelf(viewModel, "links").items.count
    await viewModel.loadMore("links")
    #expect(try shelf(viewModel, "links").items.count > before)
  }

  @Test func aCrowdIsFiftyShelvesOfAHundred() async {
    let viewModel = make(.crowded)
    await viewModel.load()
    #expect(viewModel.shelves.value.count == 50)
    #expect(Set(viewModel.shelves.value.map(\.id)).count == 50)
    #expect(viewModel.shelves.value.allSatisfy { $0.items.count == 100 })
    #expect(viewModel.shelves.value.allSatisfy { Set($0.items.ids).count == 100 })
  }

  @Test func aCancelledLoadLeavesTheShelvesAsTheyWere() async {
    let viewModel = make(.timeline) { _ in throw CancellationError() }
    await viewModel.load()
    #expect(viewModel.shelves.value.allSatisfy { $0.state == .loading })
  }

  // MARK: - Timelines of a scope

  @Test func timelinesOfAHashtagAndOfAPersonHoldTheirMoments() async throws {
    let hiking = DemoTimelineViewModel(
      scenario: .timeline,
      scope: .hashtag("hiking"),
      language: .english,
      sleep: { _ in }
    )
    await hiking.load()
    #expect(hiking.sections.value.map(\.id) == ["moments"])
    #expect(hiking.sections.value[0].items.count == 3)
    let tom = DemoPerson.tom.reference
    let profile = DemoTimelineViewModel(
      scenario: .timeline,
      scope: .profile(tom),
      language: .english,
      sleep: { _ in }
    )
    await profile.load()
    #expect(profile.title == tom.name)
    let head = try #require(profile.sections.value.first?.items.first?.as(UserProfileRow.self))
    #expect(head.person == tom && head.bio != nil)
    let rows = profile.sections.value.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.author == tom })
    #expect(profile.pagingState.value == .end)
  }

  @Test func aHashtagThatNobodyUsesIsEmpty() async {
    let viewModel = DemoTimelineViewModel(
      scenario: .endless,
      scope: .hashtag("nobody"),
      language: .english,
      sleep: { _ in }
    )
    await viewModel.load()
    guard case .empty(let message) = viewModel.state.value else {
      Issue.record("not empty")
      return
    }
    #expect(message.title.contains("#nobody"))
    #expect(viewModel.sections.value.isEmpty)
  }
}

extension ExploreShelf.Items {
  fileprivate var ids: [ListItemID] {
    switch self {
    case .photos(let items): items.map(\.itemID)
    case .hashtags(let items): items.map(\.itemID)
    case .people(let items): items.map(\.itemID)
    case .links(let items): items.map(\.itemID)
    }
  }
}
