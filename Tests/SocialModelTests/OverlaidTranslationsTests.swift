import Expectations
import Locking
import MomentsValues
import SocialModel
import Testing

/// Translations laid over posts.
@Suite struct OverlaidTranslationsTests {
  private let overlay = OverlaidTranslations()
  private let german = TranslatedText(
    text: RichText("Hello"),
    contentWarning: "Soup",
    pollOptions: ["Tea", "Coffee"],
    altTexts: ["m": "a bench"],
    credit: .init(sourceLanguage: "de", provider: "Translator")
  )

  private var moment: Moment {
    Moment(
      id: "1",
      author: Account(id: "a", handle: "ana"),
      text: RichText("Hallo"),
      contentWarning: "Suppe",
      attachments: [MediaAttachment(id: "m", kind: .image, altText: "eine Bank")],
      poll: Poll(id: "p", options: [.init(title: "Tee", votes: 2), .init(title: "Kaffee")])
    )
  }

  private func shown(_ moment: Moment? = nil) -> Moment {
    overlay.applied(to: moment ?? self.moment, isOffered: true)
  }

  private func translate(
    _ moment: Moment? = nil,
    asking ask: (() async throws -> TranslatedText)? = nil
  ) async throws {
    try await overlay.translate(
      moment ?? self.moment,
      into: "en",
      changed: {},
      sending: { try await ask?() ?? german }
    )
  }

  @Test func allTextsAreTranslated() async throws {
    expect(shown().translation, equals: .offered)
    try await translate()
    let translated = shown()
    expect(translated.translation, equals: .shown(german.credit))
    expect(translated.text.string == "Hello" && translated.contentWarning == "Soup")
    expect(translated.poll?.options.map(\.title), equals: ["Tea", "Coffee"])
    expect(translated.poll?.options.first?.votes, equals: 2)
    expect(translated.attachments.first?.altText, equals: "a bench")
  }

  @Test func showingTheOriginalKeepsTheTranslation() async throws {
    let asked = Mutex(0)
    func translateCounting() async throws {
      try await translate {
        asked.withLock { $0 += 1 }
        return german
      }
    }
    try await translateCounting()
    expect(overlay.showOriginal(of: "1"))
    expect(!overlay.showOriginal(of: "1"))
    expect(shown().text, equals: moment.text)
    expect(shown().translation, equals: .original(german.credit))
    try await translateCounting()
    expect(shown().text.string, equals: "Hello")
    expect(asked.withLock { $0 }, equals: 1)
  }

  @Test func theOriginalShowsDuringASingleRequest() async throws {
    let states = Mutex<[MomentTranslation?]>([])
    try await overlay.translate(
      moment,
      into: "en",
      changed: { states.withLock { $0.append(shown().translation) } },
      sending: {
        expect(shown().translation, equals: .loading)
        expect(shown().text, equals: moment.text)
        // A second tap during the request.
        try await translate {
          Issue.record("It is asked for twice")
          return german
        }
        return german
      }
    )
    expect(states.withLock { $0 }, equals: [.loading, .shown(german.credit)])
  }

  @Test func aFailureOffersARetry() async throws {
    await #expect(throws: ProviderError.refused(reason: "no")) {
      try await translate {
        throw ProviderError.refused(reason: "no")
      }
    }
    expect(shown().translation, equals: .offered)
    try await translate()
    expect(shown().text.string, equals: "Hello")
  }

  @Test func editingRemovesTheTranslationButLikingDoesNot() async throws {
    try await translate()
    var liked = moment
    liked.like = LikeState(isLiked: true, count: 9)
    liked.author.followersCount = 7
    expect(shown(liked).text.string == "Hello" && shown(liked).like.count == 9)
    for change in [
      { $0.text = RichText("Hallo!") }, { $0.contentWarning = nil },
      { $0.attachments = [] }, { $0.poll = nil },
    ] as [(inout Moment) -> Void] {
      var edited = moment
      change(&edited)
      expect(shown(edited).text, equals: edited.text)
      expect(shown(edited).translation, equals: .offered)
    }
  }

  @Test func restrictedPendingAndEmptyMomentsAreNotTranslated() async throws {
    for change in [
      { $0.visibility = .followers }, { $0.visibility = .direct }, { $0.isPending = true },
    ] as [(inout Moment) -> Void] {
      var hidden = moment
      change(&hidden)
      expectNil(shown(hidden).translation)
      await #expect(throws: ProviderError.refused(reason: nil)) { try await translate(hidden) }
    }
    let wordless = Moment(id: "2", author: moment.author)
    expectNil(shown(wordless).translation)
  }

  @Test func withoutATranslatorNothingIsOffered() {
    expectNil(overlay.applied(to: moment, isOffered: false).translation)
  }

  @Test func mismatchedOptionsAreNotTranslated() async throws {
    try await translate {
      TranslatedText(text: RichText("Hello"), pollOptions: ["Tea"])
    }
    expect(shown().poll?.options.map(\.title), equals: ["Tee", "Kaffee"])
    expect(shown().contentWarning, equals: "Suppe")
  }
}
