import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// Translation actions and notes of rows.
@MainActor @Suite struct TranslationTests {
  private let strings = Strings(.english)

  private func harness(
    _ language: String?,
    _ translation: MomentTranslation?,
    failure: ProviderError? = nil
  ) async -> StoredTimelineHarness {
    await StoredTimelineHarness.loaded(1) { provider in
      provider.rows[0].language = language
      provider.rows[0].translation = translation
      provider.translationFailure = failure
    }
  }

  @Test(
    arguments: [
      ("de", MomentTranslation.offered, "Translate"), (nil, .offered, "Translate"),
      ("en", .offered, nil), ("en-GB", .offered, nil), ("de", .loading, nil), ("de", nil, nil),
      ("de", .original(.init()), "Translate"), ("de", .shown(.init()), "Show original"),
    ] as [(String?, MomentTranslation?, String?)]
  )
  func theMenuOffersTheTranslationByLanguageAndState(
    language: String?,
    translation: MomentTranslation?,
    title: String?
  ) async {
    let harness = await harness(language, translation)
    expect(harness.row("1")?.actions.translationTitle, equals: title)
  }

  @Test func theTranslationNoteNamesTheTranslator() async {
    let credit = MomentTranslation.Credit(sourceLanguage: "de", provider: "DeepL.com")
    let shown = await harness("de", .shown(credit)).row("1")?.translation
    expect(shown?.text, equals: "Translated from German by DeepL.com")
    expect(shown?.buttonTitle, equals: "Show original")
    let loading = await harness("de", .loading).row("1")?.translation
    expect(loading?.text == "Translating…" && loading?.buttonTitle == nil)
    await expectNil(harness("de", .offered).row("1")?.translation)
    await expectNil(harness("de", .original(credit)).row("1")?.translation)
  }

  @Test func theCommandTranslatesAndShowsTheOriginal() async {
    let offered = await harness("de", .offered)
    await offered.viewModel?.perform(.translate, on: "1").value
    await expect(offered.provider.asked.contains("translate 1 en"))
    let shown = await harness("de", .shown(.init()))
    await shown.viewModel?.perform(.translate, on: "1").value
    await expect(shown.provider.asked.contains("original 1"))
    let loading = await harness("de", .loading)
    await loading.viewModel?.perform(.translate, on: "1").value
    await expect(!loading.provider.asked.contains { $0.hasPrefix("translate") })
  }

  @Test(
    arguments: [
      (ProviderError.refused(reason: "no"), Strings(.english).translationRefused),
      (.httpStatus(url: "https://s.example", code: 404), Strings(.english).translatesNothing),
      (.httpStatus(url: "https://s.example", code: 503), Strings(.english).translatorUnavailable),
      (.unknownMoment(id: "1"), Strings(.english).momentIsGone),
    ]
  )
  func aFailureIsShown(error: ProviderError, words: String) async throws {
    let harness = await harness("de", .offered, failure: error)
    await harness.viewModel?.perform(.translate, on: "1").value
    try await eventually { harness.messages.last != nil }
    expect(harness.messages.last?.text, equals: "\(strings.notTranslated) \(words)")
  }

  @Test func offlineTranslationShowsAMessage() async throws {
    let harness = await harness(
      "de",
      .offered,
      failure: .network(url: "https://s.example", reason: .offline)
    )
    await harness.viewModel?.perform(.translate, on: "1").value
    try await eventually { harness.messages.last != nil }
    expect(harness.messages.last?.text.hasPrefix(strings.notTranslated), equals: true)
  }
}
