import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Quotes in the composer.
@MainActor
@Suite struct ComposerQuoteTests {
  private nonisolated func moment(
    approval: QuoteApproval? = .automatic,
    visibility: Visibility = .public
  ) -> Moment {
    var moment = Sample.comment("9")
    moment.quoteApproval = approval
    moment.visibility = visibility
    return moment
  }

  private func quoting(_ moment: Moment) async -> ComposerHarness {
    let harness = await ComposerHarness(.quote(of: "9")) {
      $0.limitsAnswer = PostLimits(takesQuotes: true)
      $0.defaultsAnswer = PostDefaults(quotePolicy: .followers)
    }
    let thread = MomentThread(moment: moment)
    await harness.threads.set { $0.thread = .success(thread) }
    await harness.viewModel.load()
    return harness
  }

  @Test func aQuoteDraftShowsTheQuotedMomentAndPostsItsPolicy() async {
    let harness = await quoting(moment())
    guard case .excerpt(let excerpt)? = harness.content.quoted?.content else {
      Issue.record("\(String(describing: harness.content.quoted))")
      return
    }
    expect(excerpt.text.string, equals: moment().text.string)
    // There is something to post here.
    expectNil(harness.content.quoted?.moment)
    expect(harness.content.quotePolicy, equals: .followers)
    harness.viewModel.setText("Look")
    harness.viewModel.setQuotePolicy(.nobody)
    await harness.viewModel.post().value
    let posted = await harness.provider.submitted.first
    expect(posted?.quotedPostID == "9" && posted?.quotePolicy == .nobody)
    expectNil(posted?.replyTo)
  }

  @Test func photosAndPollsAreUnavailableWithAQuote() async {
    let harness = await quoting(moment())
    expect(harness.content.roomForPhotos, equals: 0)
    harness.viewModel.addPoll()
    await harness.viewModel.addPhotos([PickedPhoto(data: Data([1]), type: "image/png")]).value
    expect(harness.content.poll == nil && harness.content.photos.isEmpty)
    expect(harness.messages.count, equals: 2)
    // The next part quotes nothing.
    harness.viewModel.setText("Look")
    harness.viewModel.changeParts(.add)
    expect(harness.content.quoted == nil && harness.content.roomForPhotos > 0)
  }

  @Test func quotesOfFollowersOnlyPostsAreForFollowersOnly() async {
    let harness = await quoting(moment(visibility: .followers))
    expect(harness.content.visibility, equals: .followers)
    expect(harness.content.visibilities, equals: [.followers, .direct])
    expect(harness.content.quotePolicies, equals: [.nobody])
    expect(harness.content.quotePolicy, equals: .nobody)
  }

  @Test(arguments: [QuoteApproval.denied, nil])
  func quotingWithoutApprovalFailsToOpen(approval: QuoteApproval?) async {
    let harness = await quoting(moment(approval: approval))
    guard case .failed = harness.viewModel.phase.value else {
      Issue.record("\(harness.viewModel.phase.value)")
      return
    }
  }

  @Test func changingOnlyThePolicySavesTheDraft() async {
    let harness = await ComposerHarness.loaded(.edit("7")) {
      $0.limitsAnswer = PostLimits(takesQuotes: true)
      $0.editing = .success(
        PostDraft(
          id: "edit",
          text: "Tea",
          quotePolicy: .everyone,
          editedPostID: "7",
          updatedAt: Sample.now
        )
      )
    }
    expect(!harness.content.canPost)
    harness.viewModel.setQuotePolicy(.nobody)
    expect(harness.content.canPost)
    await harness.viewModel.post().value
    await expect(harness.provider.submitted.first?.quotePolicy, equals: .nobody)
  }

  @Test func serversWithoutQuotesOfferNoPolicy() async {
    let harness = await ComposerHarness.loaded()
    expect(harness.content.quotePolicies, satisfies: \.isEmpty)
    harness.viewModel.setText("Tea")
    await harness.viewModel.post().value
    await expectNil(harness.provider.submitted.first?.quotePolicy)
  }

  // MARK: The menu

  @Test(
    arguments: [
      (QuoteApproval.automatic, "Quote"), (.manual, "Ask to quote"), (.denied, nil), (nil, nil),
    ] as [(QuoteApproval?, String?)]
  )
  func theMenuOffersQuotingIfTheAuthorAllowsIt(approval: QuoteApproval?, title: String?) async {
    let composer = FakeComposer()
    let offers = ReaderActions(composer)
    let strings = Strings(.english)
    let actions = MomentRow.Actions(of: moment(approval: approval), offers, strings: strings)
    expect(actions.quoteTitle, equals: title)
    let others = ReaderActions(FakeProvider())
    let without = MomentRow.Actions(of: moment(approval: approval), others, strings: strings)
    expectNil(without.quoteTitle)
  }
}
