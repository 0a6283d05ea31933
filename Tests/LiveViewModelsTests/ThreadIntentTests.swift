import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@MainActor @Suite struct ThreadIntentTests {
  private typealias S = Sample

  // MARK: Likes

  @Test func aLikeShowsImmediatelyAndThenTheResponse() async {
    let harness = await ThreadHarness.loaded([S.comment("1"), S.comment("2", to: "1")])
    await harness.viewModel.perform(.like, on: "2").value
    expect(harness.comments[1].likes.isLiked)
    expect(harness.comments.map(\.likes.count), equals: [1, 100])
    await harness.viewModel.perform(.like, on: "0").value
    await expect(harness.provider.asked.suffix(2), equals: ["like 2", "like 0"])
  }

  @Test func aRefusedLikeIsUndoneWithAMessage() async {
    let harness = await ThreadHarness.loaded([S.comment("1")])
    await harness.provider.set {
      $0.likeAnswers = [.failure(ProviderError.refused(reason: "No."))]
    }
    let before = harness.comments
    await harness.viewModel.perform(.like, on: "1").value
    expect(harness.comments, equals: before)
    expect(harness.messages.map(\.text), equals: ["Your like could not be saved. No."])
  }

  // MARK: Deleting

  @Test func deletingACommentSendsTheRequestAfterTheUndoTime() async {
    let harness = await ThreadHarness.loaded([S.comment("1", own: true), S.comment("2")])
    expect(harness.comments.map(\.actions.deleteTitle), equals: ["Delete", nil])
    let work = harness.viewModel.perform(.delete, on: "1")
    expect(harness.tree, equals: "2")
    expect(harness.header?.title, equals: "1 comment")
    expect(harness.messages.map(\.text), equals: ["Comment deleted"])
    expect(harness.messages.first?.undoTitle, equals: "Undo")
    await harness.clock.somebodySleeps()
    await expect(harness.provider.asked, equals: ["thread 0"])
    await expect(harness.clock.durations, equals: [.seconds(5)])
    await harness.clock.wakeAll()
    await work.value
    await expect(harness.provider.asked, equals: ["thread 0", "delete 1"])
    expect(harness.tree, equals: "2")
  }

  @Test func deletingIsNotOfferedWhereTheSourceCannot() async {
    let harness = await ThreadHarness.loaded(
      [S.comment("1", own: true)],
      supported: [.like, .edit]
    )
    expect(harness.comments.map(\.actions.deleteTitle), equals: [nil])
    expect(harness.tree, equals: "1")
  }

  @Test func undoRestoresTheCommentWithoutARequest() async throws {
    let harness = await ThreadHarness.loaded([
      S.comment("1", own: true), S.comment("2", to: "1"), S.comment("3"),
    ])
    let before = harness.comments
    let work = harness.viewModel.perform(.delete, on: "1")
    expect(harness.tree, equals: "?1 >2 3")
    expect(harness.placeholders.map(\.kind), equals: [.deleted])
    harness.viewModel.undo(try require(harness.messages.last?.id))
    await work.value
    expect(harness.comments, equals: before)
    await expect(harness.provider.asked, equals: ["thread 0"])
  }

  @Test func leavingTheScreenDeletesImmediately() async {
    let harness = await ThreadHarness.loaded([S.comment("1", own: true), S.comment("2", own: true)])
    let first = harness.viewModel.perform(.delete, on: "1")
    let second = harness.viewModel.perform(.delete, on: "2")
    harness.viewModel.screenDidDisappear()
    await first.value
    await second.value
    await expect(Set(harness.provider.asked), equals: ["thread 0", "delete 1", "delete 2"])
  }

  @Test func aSentDeletionCannotBeUndone() async throws {
    let harness = await ThreadHarness.loaded([S.comment("1", own: true)])
    let work = harness.viewModel.perform(.delete, on: "1")
    harness.viewModel.screenDidDisappear()
    await work.value
    harness.viewModel.undo(try require(harness.messages.last?.id))
    expect(harness.tree, equals: "")
  }

  @Test func aRefusedDeletionRestoresTheCommentWithAMessage() async {
    let harness = await ThreadHarness.loaded([S.comment("1", own: true)])
    await harness.provider.set { $0.refusals = [ProviderError.httpStatus(url: "u", code: 500)] }
    let work = harness.viewModel.perform(.delete, on: "1")
    harness.viewModel.screenDidDisappear()
    await work.value
    expect(harness.tree, equals: "1")
    expect(harness.messages.last?.kind, equals: .failure)
    expect(
      harness.messages.last?.text.hasPrefix("Your comment could not be deleted."),
      equals: true
    )
  }

  @Test func aDeletedCommentStaysHiddenDuringARefresh() async {
    let harness = await ThreadHarness.loaded([S.comment("1", own: true), S.comment("2")])
    let work = harness.viewModel.perform(.delete, on: "1")
    await harness.viewModel.reload()
    expect(harness.tree, equals: "2")
    harness.viewModel.screenDidDisappear()
    await work.value
    expect(harness.tree, equals: "2")
  }

  @Test func commentsOfOthersCannotBeDeleted() async {
    let harness = await ThreadHarness.loaded([S.comment("1")])
    await harness.viewModel.perform(.delete, on: "1").value
    await harness.viewModel.perform(.delete, on: "9").value
    expect(harness.tree, equals: "1")
    expect(harness.messages, satisfies: \.isEmpty)
  }

  // MARK: Placeholders

  /// Servers return it for each comment: otherwise a muted conversation would not be shown at all.
  @Test func aMutedConversationIsShown() async {
    let harness = await ThreadHarness.loaded([S.comment("1", inMutedConversation: true)])
    expect(harness.tree, equals: "1")
    expect(harness.placeholders, satisfies: \.isEmpty)
  }

  @Test func filteredAndMutedCommentsHavePlaceholders() async {
    let harness = await ThreadHarness.loaded([
      S.comment("1", filters: [.init(title: "spoilers")]), S.comment("2", to: "1"),
      S.comment("3", muted: true), S.comment("4", filters: [.init(title: "x", action: .hide)]),
      S.comment("5", filters: [.init(title: "home only", places: [.home])]),
      S.comment("6", own: true, muted: true),
    ])
    expect(harness.tree, equals: "?1 >2 ?3 5 6")
    expect(
      harness.placeholders.map(\.text),
      equals: [
        "Filtered: spoilers", "From somebody you muted or blocked",
      ]
    )
    expect(harness.placeholders.map(\.revealTitle), equals: ["Show", "Show"])
    expect(harness.header?.title, equals: "5 comments")
    harness.viewModel.perform(.reveal, on: "1")
    harness.viewModel.perform(.reveal, on: "3")
    harness.viewModel.perform(.reveal, on: "4")
    expect(harness.tree, equals: "1 >2 3 5 6")
  }

  @Test func placeholdersCanBeCollapsed() async {
    let harness = await ThreadHarness.loaded([S.comment("2", to: "77"), S.comment("3", to: "2")])
    expect(harness.tree, equals: "?77 >2 >>3")
    harness.viewModel.perform(.collapse, on: "77")
    expect(harness.tree, equals: "?77")
    expect(harness.placeholders.first?.replies.title, equals: "2 replies hidden")
  }

  // MARK: The rest

  @Test func collapsingHidesRepliesAndShowsTheirNumber() async {
    let harness = await ThreadHarness.loaded(
      [S.comment("1"), S.comment("2", to: "1"), S.comment("3", to: "2")],
      language: .arabic
    )
    harness.viewModel.perform(.collapse, on: "1")
    expect(harness.tree, equals: "1")
    expect(harness.comments.first?.replies.title, equals: "ردّان مخفيان")
    harness.viewModel.perform(.collapse, on: "1")
    expect(harness.tree, equals: "1 >2 >>3")
  }

  @Test func aChangeUpdatesOnlyItsRow() async {
    let harness = await ThreadHarness.loaded((1...50).map { S.comment("\($0)") })
    let before = harness.comments
    await harness.viewModel.perform(.like, on: "7").value
    let changed = zip(before, harness.comments).filter { $0 != $1 }.map(\.0.id)
    expect(changed, equals: ["7"])
  }

  @Test func tapsAreRoutedAndTracked() async {
    let harness = await ThreadHarness.loaded([S.comment("1")])
    harness.viewModel.screenDidAppear()
    harness.viewModel.open(.hashtag("soup"), in: "0")
    harness.viewModel.open(.strong, in: "0")
    harness.viewModel.openPhoto(at: 0, of: "1")
    harness.viewModel.openProfile(harness.comments[0].author)
    expect(harness.routes, equals: [.hashtag("soup"), .profile(harness.comments[0].author)])
    expect(
      harness.tracker.events,
      equals: [
        .screenView(screen: "thread"), .action(name: "open-link", screen: "thread", target: "0"),
      ]
    )
  }

  @Test func actionsOnRemovedRowsAreIgnored() async {
    let harness = await ThreadHarness.loaded([S.comment("1")])
    let before = harness.comments
    await harness.viewModel.perform(.like, on: "9").value
    harness.viewModel.perform(.reveal, on: "9")
    harness.viewModel.perform(.warning, on: "9")
    harness.viewModel.undo(9)
    expect(harness.comments, equals: before)
    await expect(harness.provider.asked, equals: ["thread 0"])
  }
}
