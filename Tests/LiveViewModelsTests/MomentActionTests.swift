import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The menu of a moment, its actions, and the marks of a moment.
@MainActor @Suite struct MomentActionTests {
  private func row(_ id: ListItemID, of harness: StoredTimelineHarness) -> MomentRow? {
    harness.viewModel?.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
      .first { $0.id == id }
  }

  private func ids(of harness: StoredTimelineHarness) -> [String] {
    harness.viewModel?.sections.flatMap(\.items).compactMap { $0.as(MomentRow.self) }
      .map(\.id.description) ?? []
  }

  @Test func aBookmarkIsToggledAndItsRowChanges() async throws {
    let harness = await StoredTimelineHarness.loaded()
    expect(row("2", of: harness)?.actions.bookmarkTitle, equals: "Bookmark")
    await harness.viewModel?.perform(.bookmark, on: "2").value
    try await eventually { row("2", of: harness)?.actions.isBookmarked == true }
    expect(row("2", of: harness)?.actions.bookmarkTitle, equals: "Remove bookmark")
    expect(row("1", of: harness)?.actions.isBookmarked, equals: false)
  }

  @Test func aRefusedBookmarkIsUndoneWithAMessage() async throws {
    let harness = await StoredTimelineHarness.loaded {
      $0.boostFailure = ProviderError.refused(reason: "Not today")
    }
    await harness.viewModel?.perform(.bookmark, on: "1").value
    try await eventually { harness.messages.last != nil }
    expect(harness.messages.last?.text, equals: "Your bookmark could not be saved. Not today")
    expect(row("1", of: harness)?.actions.isBookmarked, equals: false)
  }

  @Test func aRejectedUnbookmarkReturnsTheRowToTheBookmarks() async throws {
    let harness = await StoredTimelineHarness(kind: .bookmarks) { provider in
      provider.rows = (1...3).map { number in
        var moment = Sample.moment("\(number)")
        moment.isBookmarked = true
        return moment
      }
      provider.boostFailure = ProviderError.refused(reason: nil)
    }
    await harness.viewModel?.load()
    expect(ids(of: harness), equals: ["1", "2", "3"])
    await harness.provider.hold("unbookmark")
    let work = harness.viewModel?.perform(.bookmark, on: "2")
    try await eventually { ids(of: harness) == ["1", "3"] }
    await harness.provider.release()
    await work?.value
    try await eventually { ids(of: harness) == ["1", "2", "3"] }
  }

  @Test func theFullTimeIsShownOnDemand() async {
    let harness = await StoredTimelineHarness.loaded()
    let short = row("1", of: harness)?.timeText
    harness.viewModel?.perform(.toggleTime, on: "1")
    expect(row("1", of: harness)?.timeText, equals: row("1", of: harness)?.timeAccessibilityText)
    expect(row("2", of: harness)?.timeText, equals: short)
    harness.viewModel?.perform(.toggleTime, on: "1")
    expect(row("1", of: harness)?.timeText, equals: short)
  }

  @Test func theMenuOpensThePageOfAMoment() async throws {
    let page = try require(URL(string: "https://s.example/@ana/1"))
    let harness = await StoredTimelineHarness {
      var moment = Sample.moment("1")
      moment.url = page
      $0.rows = [moment, Sample.moment("2")]
    }
    await harness.viewModel?.load()
    expect(row("1", of: harness)?.actions.page, equals: page)
    expectNil(row("2", of: harness)?.actions.page)
    harness.viewModel?.perform(.openPage, on: "1")
    harness.viewModel?.perform(.openPage, on: "2")
    expect(harness.routes, equals: [.link(page)])
  }

  // MARK: Quotes

  /// A moment that quotes one of Eve's.
  private var quoting: Moment {
    var moment = Sample.moment("1")
    let eve = Account(id: "eve", handle: "eve")
    moment.quote = Quote(state: .accepted, post: QuotedPost(id: "q", author: eve))
    return moment
  }

  @Test func theQuotedMomentIsOpenedUnlessItsAuthorIsBlocked() async {
    let quoting = quoting
    for (hiding, routes) in [
      (nil, [Route.moment("q")]), (.muted, [.moment("q")]), (Moment.Hiding.blocked, []),
    ] {
      let harness = await StoredTimelineHarness {
        var moment = quoting
        moment.quote?.hiding = hiding
        $0.rows = [moment, Sample.moment("2")]
      }
      await harness.viewModel?.load()
      harness.viewModel?.perform(.openQuoted, on: "1")
      harness.viewModel?.perform(.openQuoted, on: "2")
      expect(harness.routes, equals: routes)
    }
  }

  @Test func hidingAQuotedPersonUpdatesTheRow() async throws {
    let quoting = quoting
    let harness = await StoredTimelineHarness { $0.rows = [quoting] }
    await harness.viewModel?.load()
    guard case .excerpt = row("1", of: harness)?.quoted?.content else {
      Issue.record("no excerpt")
      return
    }
    await harness.provider.blockQuoted("eve")
    try await eventually {
      row("1", of: harness)?.quoted?.content == .notice(Strings(.english).quoteBlocked)
    }
  }

  // MARK: Conversations and reports

  @Test func mutingAConversationKeepsItsMoment() async throws {
    let harness = await StoredTimelineHarness.loaded()
    let title = row("2", of: harness)?.actions.muteConversationTitle
    expect(title, equals: "Mute conversation")
    await harness.viewModel?.perform(.muteConversation, on: "2").value
    try await eventually {
      row("2", of: harness)?.actions.muteConversationTitle == "Unmute conversation"
    }
    expect(ids(of: harness), equals: ["1", "2", "3"])
    await harness.viewModel?.perform(.muteConversation, on: "2").value
    try await eventually { row("2", of: harness)?.actions.muteConversationTitle == title }
  }

  @Test func aRefusedMuteOfAConversationIsReported() async throws {
    let harness = await StoredTimelineHarness.loaded {
      $0.boostFailure = ProviderError.refused(reason: nil)
    }
    await harness.viewModel?.perform(.muteConversation, on: "1").value
    try await eventually { harness.messages.last != nil }
    expect(harness.messages.last?.text, equals: "Nothing has changed for this conversation.")
    expect(row("1", of: harness)?.actions.muteConversationTitle, equals: "Mute conversation")
  }

  @Test func reportingStartsWithTheMoment() async throws {
    let harness = await StoredTimelineHarness {
      var own = Sample.moment("2")
      own.isOwn = true
      $0.rows = [Sample.moment("1"), own]
    }
    await harness.viewModel?.load()
    // Reports are not supported here: the menu does not offer them.
    expectNil(row("1", of: harness)?.actions.reportTitle)
    harness.viewModel?.perform(.report, on: "1")
    harness.viewModel?.perform(.report, on: "2")
    expect(harness.routes.count, equals: 1)
    guard case .report(let subject)? = harness.routes.first else {
      Issue.record("leads elsewhere")
      return
    }
    expect(subject.post, equals: "1")
    expect(subject.person.id, equals: Sample.moment("1").author.id)
    expect(!subject.postText.isEmpty)
  }

  // MARK: People

  private func withTwoPeople(
    kind: TimelineKind = .home,
    _ change: @Sendable @escaping (isolated FakeStoredTimeline) -> Void = { _ in }
  ) async -> StoredTimelineHarness {
    let harness = await StoredTimelineHarness(kind: kind) { provider in
      var other = Sample.moment("2")
      other.author = Account(id: "b", handle: "bob", displayName: "Bob")
      provider.rows = [Sample.moment("1"), other, Sample.moment("3")]
      change(provider)
    }
    await harness.viewModel?.load()
    return harness
  }

  @Test(arguments: [MomentCommand.mutePerson, .blockPerson])
  func mutingOrBlockingRemovesRowsImmediately(command: MomentCommand) async throws {
    let harness = await withTwoPeople()
    await harness.provider.hold(command == .mutePerson ? "mute" : "block")
    let work = harness.viewModel?.perform(command, on: "1")
    try await eventually { ids(of: harness) == ["2"] }
    await harness.provider.release()
    await work?.value
    expect(ids(of: harness), equals: ["2"])
    expect(harness.messages, satisfies: \.isEmpty)
  }

  @Test func aRefusedMuteRestoresTheRows() async throws {
    let harness = await withTwoPeople { $0.boostFailure = ProviderError.refused(reason: nil) }
    await harness.viewModel?.perform(.mutePerson, on: "1").value
    try await eventually { ids(of: harness) == ["1", "2", "3"] }
    expect(harness.messages.last?.text, equals: "Nothing has changed for Ana.")
  }

  /// The profile of a muted person shows their moments, and its menu undoes the mute.
  @Test func profilesShowMutedAndBlockedPeople() async throws {
    let person = PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil)
    let harness = await withTwoPeople(kind: .profile(person))
    expect(row("1", of: harness)?.actions.mute?.question, equals: "Mute @ana@s.example?")
    await harness.viewModel?.perform(.mutePerson, on: "1").value
    try await eventually { row("1", of: harness)?.actions.mute?.title == "Unmute @ana@s.example" }
    expectNil(row("1", of: harness)?.actions.mute?.question)
    await harness.viewModel?.perform(.mutePerson, on: "1").value
    try await eventually { row("1", of: harness)?.actions.mute?.title == "Mute @ana@s.example" }
  }

  @Test func theReaderCannotHideThemselves() async throws {
    let harness = await withTwoPeople { $0.rows[0].isOwn = true }
    expectNil(row("1", of: harness)?.actions.mute)
    expectNil(row("1", of: harness)?.actions.block)
    expect(row("2", of: harness)?.actions.block != nil)
  }

  // MARK: Boosts

  @Test(arguments: [
    (Visibility.public, false, true), (.unlisted, false, true), (.followers, false, false),
    (.followers, true, true), (.direct, false, false), (.direct, true, false),
    (.other("circle"), true, false),
  ])
  func onlyPublicMomentsCanBeBoosted(
    visibility: Visibility,
    isOwn: Bool,
    canBoost: Bool
  ) async {
    let harness = await StoredTimelineHarness {
      var moment = Sample.moment("1")
      (moment.visibility, moment.isOwn, moment.boostCount) = (visibility, isOwn, 1_234)
      $0.rows = [moment]
    }
    await harness.viewModel?.load()
    let actions = row("1", of: harness)?.actions
    expect(actions?.boostTitle, equals: (canBoost ? "Boost" : nil))
    expect(actions?.boostCountText, equals: "1,234")
    expect(actions?.boostAccessibilityText, equals: "1,234 boosts")
  }

  // MARK: Marks

  private func marks(_ change: @Sendable @escaping (inout Moment) -> Void) async -> MomentRow.Marks?
  {
    let harness = await StoredTimelineHarness {
      var moment = Sample.moment("1")
      change(&moment)
      $0.rows = [moment]
    }
    await harness.viewModel?.load()
    return row("1", of: harness)?.marks
  }

  @Test func aPlainMomentHasNoMarks() async {
    await expect(marks { _ in }, equals: MomentRow.Marks())
  }

  @Test func restrictedMomentsShowTheirAudience() async {
    let followers = await marks { $0.visibility = .followers }
    expect(followers?.audience, equals: .followers)
    expect(followers?.audienceText, equals: "Followers only")
    expectNil(followers?.context)
    let direct = await marks {
      $0.visibility = .direct
      $0.inReplyToID = "0"
      $0.inReplyToHandle = "bob"
    }
    expect(direct?.context, equals: .mention("Private mention"))
  }

  @Test func editsBotsAndRepliesAreMarked() async {
    let marks = await marks {
      $0.editedAt = Sample.now
      $0.author.isBot = true
      $0.inReplyToID = "0"
      $0.inReplyToHandle = "bob@s.example"
    }
    expect(marks?.editedText, equals: "Edited")
    expect(marks?.botText, equals: "Bot")
    expect(marks?.context, equals: .reply("Replying to @bob@s.example"))
    expect(marks?.accessibilityTexts, equals: ["Edited"])
  }

  @Test func aReplyToOnesOwnPostShowsTheDisplayName() async {
    let marks = await marks {
      $0.inReplyToID = "0"
      $0.inReplyToAccountID = Sample.ana.id
      $0.inReplyToHandle = Sample.ana.handle
    }
    expect(marks?.context, equals: .reply("Replying to Ana"))
  }
}
