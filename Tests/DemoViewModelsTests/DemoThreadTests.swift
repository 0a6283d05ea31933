import DemoViewModels
import Foundation
import ListModel
import MomentsContracts
import Testing

@MainActor
struct DemoThreadTests {
  private func make(
    _ scenario: DemoThreadScenario,
    moment: ListItemID = "moment-1",
    language: AppLanguage = .english,
    sleep: @escaping DemoThreadViewModel.Sleep = { _ in }
  ) async -> DemoThreadViewModel {
    let viewModel = DemoThreadViewModel(
      moment: moment,
      scenario: scenario,
      language: language,
      sleep: sleep
    )
    await viewModel.load()
    return viewModel
  }

  private func rows<Row: ListItemViewModel>(
    _ viewModel: DemoThreadViewModel,
    _ type: Row.Type = ThreadCommentRow.self
  ) -> [Row] {
    viewModel.sections.value.flatMap(\.items).compactMap { $0.as(type) }
  }

  @Test(arguments: [("moment-1", 6), ("moment-2", 18), ("moment-8", 9), ("moment-41", 6)])
  func aMomentHasAsManyCommentsAsTheTimelineSays(id: String, count: Int) async {
    let viewModel = await make(.thread, moment: ListItemID(id))
    #expect(rows(viewModel).count == count)
    #expect(rows(viewModel, ThreadCommentHeaderRow.self).first?.title == "\(count) comments")
    #expect(viewModel.pagingState.value == .end)
  }

  @Test func longThreadsComePageByPage() async {
    let viewModel = await make(.thread, moment: "moment-5")
    #expect(rows(viewModel).count == 40)
    #expect(rows(viewModel, ThreadCommentHeaderRow.self).first?.title == "204 comments")
    while viewModel.pagingState.value == .idle { await viewModel.loadMore() }
    #expect(rows(viewModel).count == 204)
    #expect(Set(rows(viewModel).map(\.id)).count == 204)
  }

  @Test func everyRunTellsTheSame() async {
    let one = await make(.thread, moment: "moment-9")
    let other = await make(.thread, moment: "moment-9")
    #expect(rows(one) == rows(other))
  }

  @Test func theConversationHasEveryKindOfRow() async {
    let viewModel = await make(.conversation)
    let comments = rows(viewModel)
    let placeholders = rows(viewModel, ThreadPlaceholderRow.self)
    #expect(placeholders.map(\.kind) == [.filtered(title: "Giveaways"), .muted, .deleted])
    #expect(comments.contains { $0.isOwn })
    #expect(comments.contains { $0.isConcealed })
    #expect(comments.contains { !$0.photos.isEmpty })
    #expect((comments.map(\.branch.depth).max() ?? 0) >= 9)
    #expect(Set(comments.map(\.id)).count == comments.count)
    viewModel.reveal(placeholders[0].id)
    #expect(rows(viewModel).count == comments.count + 1)
  }

  @Test func collapsingHidesAnswers() async {
    let viewModel = await make(.conversation)
    let all = rows(viewModel).count
    viewModel.toggleCollapse("comment-8")
    #expect(rows(viewModel).count == all - 8)
    #expect(rows(viewModel).first { $0.id == "comment-8" }?.replies.title == "8 replies hidden")
    viewModel.toggleCollapse("comment-8")
    #expect(rows(viewModel).count == all)
  }

  @Test func aDeletedCommentCanBeHadBack() async throws {
    let viewModel = await make(
      .conversation,
      sleep: { duration in
        if duration > .seconds(1) { try await Task.sleep(for: .seconds(600)) }
      }
    )
    let before = rows(viewModel)
    let own = try #require(before.first { $0.isOwn })
    let work = viewModel.delete(own.id)
    #expect(!rows(viewModel).contains { $0.id == own.id })
    let message = try #require(viewModel.message.value)
    #expect(message.undoTitle == "Undo")
    viewModel.undo(message.id)
    await work.value
    #expect(rows(viewModel) == before)
  }

  @Test func aRefusedDeletionIsUndoneWithAMessage() async throws {
    let viewModel = await make(.refused)
    let before = rows(viewModel)
    let own = try #require(before.first { $0.isOwn })
    await viewModel.delete(own.id).value
    #expect(rows(viewModel) == before)
    #expect(viewModel.message.value?.kind == .failure)
    await viewModel.toggleLike(own.id).value
    await viewModel.toggleLike().value
    #expect(rows(viewModel) == before)
  }

  @Test func likesShowAtOnceAndStay() async throws {
    let viewModel = await make(.conversation)
    let work = viewModel.toggleLike("comment-2")
    #expect(rows(viewModel)[1].likes.count == 10)
    await work.value
    #expect(rows(viewModel)[1].likes.isLiked)
    await viewModel.toggleLike().value
    #expect(rows(viewModel, ThreadMomentRow.self).first?.likes.likes.count == 25)
    await viewModel.reload()
    #expect(rows(viewModel)[1].likes.isLiked)
  }

  @Test func newCommentsArriveAtTheEnd() async {
    let viewModel = await make(.newComments)
    let before = rows(viewModel)
    await viewModel.watchForNewComments()
    #expect(viewModel.newComments.value?.title == "3 new comments")
    #expect(rows(viewModel) == before)
    #expect(viewModel.showNewComments() == "comment-10")
    #expect(rows(viewModel).count == before.count + 3)
    #expect(Array(rows(viewModel).prefix(before.count)) == before)
  }

  @Test func failuresWorkOnRetry() async {
    let failed = await make(.failedThread)
    guard case .failed = failed.state.value else {
      Issue.record("did not fail")
      return
    }
    await failed.load()
    #expect(failed.state.value == .content)
    let page = await make(.commentsFailure)
    await page.loadMore()
    guard case .failed = page.pagingState.value else {
      Issue.record("did not fail")
      return
    }
    await page.loadMore()
    #expect(page.pagingState.value == .end)
  }

  @Test func withoutCommentsTheScreenSaysSo() async {
    let viewModel = await make(.noComments, language: .simplifiedChinese)
    #expect(rows(viewModel, ThreadCommentHeaderRow.self).first?.note == "还没有人评论。")
    #expect(viewModel.state.value == .content)
  }

  @Test func fiveThousandCommentsComeAtOnce() async {
    let viewModel = await make(.manyComments)
    #expect(rows(viewModel).count == 5_000)
    #expect(viewModel.pagingState.value == .end)
  }

  @Test func longTextsAndPhotosAreThoseOfTheTimeline() async {
    let long = await make(.thread, moment: "moment-6")
    #expect(rows(long, ThreadMomentRow.self).first?.text?.folding.isFolded == true)
    long.toggleFold()
    #expect(rows(long, ThreadMomentRow.self).first?.text?.folding.isFolded == false)
    for (moment, count) in [("moment-1", 1), ("moment-11", 4), ("moment-7", 9), ("moment-13", 14)] {
      let viewModel = await make(.thread, moment: ListItemID(moment))
      #expect(rows(viewModel, ThreadMomentRow.self).first?.photos?.photos.count == count)
    }
  }
}
