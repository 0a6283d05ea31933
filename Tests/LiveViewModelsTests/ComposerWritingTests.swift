import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Text, its length, and saving drafts.
@MainActor
@Suite struct ComposerWritingTests {
  @Test func anEmptyMomentOpensInTheLanguageOfTheAppAndCannotBePosted() async {
    let harness = await ComposerHarness.loaded(language: .arabic)
    expect(harness.viewModel.phase.value, equals: .writing)
    expect(harness.content.kind, equals: .moment)
    expect(harness.content.author?.name, equals: "Me")
    expect(harness.content.language, equals: "ar")
    expect(harness.content.visibility, equals: .public)
    expect(harness.content.visibilities, equals: Visibility.choices)
    expect(!harness.content.canPost)
  }

  @Test func newMomentsUseTheDefaultsOfTheAccount() async {
    let harness = await ComposerHarness.loaded(.text("hello"), language: .english) {
      $0.defaultsAnswer = PostDefaults(visibility: .followers, language: "zh", isSensitive: true)
    }
    expect(harness.content.visibility, equals: .followers)
    expect(harness.content.visibilities, equals: Visibility.choices)
    expect(harness.content.language, equals: "zh")
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.isSensitive, equals: true)
  }

  @Test func lettersAreCountedLikeOnTheServer() async {
    let harness = await ComposerHarness.loaded {
      $0.limitsAnswer = PostLimits(characters: 50, charactersPerLink: 10)
    }
    harness.viewModel.setText("https://example.org/a/long/address @ann@example.org 👨‍👩‍👧")
    expect(
      harness.content.counter,
      equals: ComposerCounter(remaining: 50 - 10 - 1 - 4 - 2, limit: 50)
    )
    harness.viewModel.setWarning("1234567890")
    expect(harness.content.counter.remaining, equals: 50 - 17 - 10)
  }

  @Test func tooManyLettersCannotBePosted() async {
    let harness = await ComposerHarness.loaded { $0.limitsAnswer = PostLimits(characters: 10) }
    harness.viewModel.setText("1234567890")
    expect(harness.content.canPost)
    harness.viewModel.setText("12345678901")
    expect(harness.content.counter.level, equals: .over)
    expect(!harness.content.canPost)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted, satisfies: \.isEmpty)
  }

  @Test func whiteSpaceOrAWarningAloneCannotBePosted() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText(" \n ")
    harness.viewModel.setWarning("Beware")
    expect(!harness.content.canPost)
  }

  @Test func closingTheWarningRemovesIt() async {
    let harness = await ComposerHarness.loaded()
    expectNil(harness.content.warning)
    harness.viewModel.setWarning("")
    expect(harness.content.warning, equals: "")
    harness.viewModel.setWarning("Beware")
    harness.viewModel.setWarning(nil)
    expectNil(harness.content.warning)
    harness.viewModel.setText("hello")
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.contentWarning, equals: "")
  }

  @Test func aDraftIsSavedAfterAPause() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("h")
    harness.viewModel.setText("he")
    await expect(harness.provider.saves, equals: 0)
    await harness.rest()
    await expect(harness.provider.saves, equals: 1)
    await expect(harness.provider.stored.map(\.text), equals: ["he"])
    await expect(harness.clock.durations.last, equals: LiveComposerViewModel.savingDelay)
    harness.viewModel.setText("")
    await harness.rest()
    await expect(
      harness.provider.stored,
      satisfies: \.isEmpty,
      "an empty draft is not worth keeping"
    )
  }

  @Test func aDraftThatCannotBeStoredIsReportedOnce() async {
    let problem = ProviderError.notSaved(path: "/x", reason: "full")
    let harness = await ComposerHarness.loaded { $0.saveProblems = [problem, problem] }
    harness.viewModel.setText("a")
    await harness.rest()
    harness.viewModel.setText("ab")
    await harness.rest()
    expect(harness.messages.count, equals: 1)
    expect(harness.messages.first?.contains("could not be saved"), equals: true)
    harness.viewModel.setText("abc")
    await harness.rest()
    await expect(harness.provider.stored.map(\.text), equals: ["abc"])
  }

  @Test func visibilityAndLanguageAreSent() async {
    let harness = await ComposerHarness.loaded()
    harness.viewModel.setText("hello")
    harness.viewModel.setVisibility(.followers)
    harness.viewModel.setLanguage("fr")
    await harness.viewModel.post().value
    let posted = await harness.provider.submitted.first
    expect(posted?.visibility == .followers && posted?.language == "fr")
  }

  // MARK: Comments

  private func moment(
    _ visibility: Visibility,
    warning: String? = nil,
    text: RichText = RichText("hello"),
    own: Bool = false
  ) -> Moment {
    var moment = Sample.comment("9", own: own)
    moment.author = Account(id: "ann", handle: "ann@example.org", displayName: "Ann")
    moment.visibility = visibility
    moment.contentWarning = warning
    moment.text = text
    return moment
  }

  @Test(arguments: [
    (Visibility.public, Visibility.public, 4), (.unlisted, .unlisted, 3),
    (.followers, .followers, 2), (.direct, .direct, 1), (.other("x"), .direct, 1),
  ])
  func aCommentIsAtMostAsVisibleAsItsParent(
    answered: Visibility,
    expected: Visibility,
    choices: Int
  ) async {
    let harness = await ComposerHarness.commenting(on: moment(answered))
    expect(harness.content.kind, equals: .comment)
    expect(harness.content.visibility, equals: expected)
    expect(harness.content.visibilities.count, equals: choices)
    expect(harness.content.visibilities.first, equals: expected)
    harness.viewModel.setVisibility(.public)
    expect(harness.content.visibility, equals: expected)
  }

  @Test(arguments: [
    (Visibility.public, Visibility.followers, Visibility.followers),
    (.direct, .public, .direct), (.unlisted, .direct, .direct),
  ])
  func aCommentIsAtMostAsVisibleAsTheAccountsDefault(
    answered: Visibility,
    chosen: Visibility,
    expected: Visibility
  ) async {
    let harness = await ComposerHarness.commenting(on: moment(answered)) {
      $0.defaultsAnswer = PostDefaults(visibility: chosen)
    }
    expect(harness.content.visibility, equals: expected)
    expect(harness.content.visibilities.first, equals: answered)
  }

  @Test func storedDataIsReturnedWithoutANetwork() async {
    let harness = await ComposerHarness(.comment(on: "9"))
    await harness.threads.save([moment(.unlisted)])
    await harness.viewModel.load()
    expect(harness.viewModel.phase.value, equals: .writing)
    expect(harness.content.visibility, equals: .unlisted)
    await expect(harness.threads.asked, satisfies: \.isEmpty)
  }

  @Test func aDraftIsNarrowedToTheVisibilityOfItsParent() async {
    let answer = PostDraft(
      id: "d",
      text: "hi",
      visibility: .public,
      replyTo: "9",
      updatedAt: Sample.now
    )
    let harness = await ComposerHarness(.draft("d")) { $0.stored = [answer] }
    await harness.threads.save([moment(.followers)])
    await harness.viewModel.load()
    expect(harness.content.visibility, equals: .followers)
  }

  @Test func aCommentMentionsTheAuthorFirstAndNeverTheReader() async throws {
    let url = try require(URL(string: "https://example.org"))
    let text = RichText(
      "@bob @me @ann @bob hi",
      runs: [
        .init(0..<4, .mention(handle: "bob@x.org", accountID: "bob", url: url)),
        .init(5..<8, .mention(handle: "me", accountID: "me", url: url)),
        .init(9..<13, .mention(handle: "ann@example.org", accountID: "ann", url: url)),
        .init(14..<18, .mention(handle: "BOB@x.org", accountID: nil, url: url)),
      ]
    )
    let harness = await ComposerHarness.commenting(on: moment(.public, warning: "Food", text: text))
    expect(harness.content.text, equals: "@ann@example.org @bob@x.org ")
    expect(harness.content.warning, equals: "Food")
    expect(harness.content.answered?.title, equals: "Replying to Ann")
    expectNil(harness.viewModel.close(), "names alone are not worth a question")
    expect(harness.closings, equals: 1)
  }

  @Test func contentBehindAWarningIsNotQuoted() async {
    let harness = await ComposerHarness.commenting(on: moment(.public, warning: "Spoiler"))
    expect(harness.content.answered?.text, equals: "Spoiler")
  }

  @Test func aReplyToOneselfMentionsNoPerson() async {
    let harness = await ComposerHarness.commenting(on: moment(.public, own: true))
    expect(harness.content.text, equals: "")
  }

  @Test func aCommentCannotBeWrittenUntilItsParentLoads() async {
    let harness = await ComposerHarness.loaded(.comment(on: "9"))
    guard case .failed(let failure) = harness.viewModel.phase.value else {
      Issue.record("what it answers is not there")
      return
    }
    expect(failure.retryTitle != nil)
    harness.viewModel.setText("lost")
    expect(harness.content.text, equals: "")
    let thread = MomentThread(moment: moment(.direct))
    await harness.threads.set { $0.thread = .success(thread) }
    await harness.viewModel.load()
    expect(harness.viewModel.phase.value, equals: .writing)
    expect(harness.content.visibility, equals: .direct)
    harness.viewModel.setText("found")
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.replyTo, equals: "9")
  }
}
