import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import SocialModel
import Testing

@MainActor @Suite struct TimelineRowTests {
  private func harness(
    _ moment: Moment,
    language: AppLanguage = .english
  ) async -> Harness {
    let harness = await Harness(language: language) { $0.first = .success(Page(items: [moment])) }
    await harness.viewModel.load()
    return harness
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func aRowShowsItsAuthorTimeAndCounts() async throws {
    var moment = Sample.moment("1")
    moment.replyCount = 12_345
    moment.likers = [Account(id: "b", handle: "bo", displayName: "Bo")]
    let harness = await harness(moment)
    let row = try #require(harness.rows.first)
    #expect(row.author.name == "Ana")
    #expect(row.author.handle == "@ana@s.example")
    #expect(row.timeText == "5 min")
    #expect(row.timeAccessibilityText == "20 March 2025 at 18:25")
    #expect(row.comments.countText == "12.3K")
    #expect(row.likes.people.map(\.name) == ["Bo"])
    #expect(row.likes.peopleText == "Bo and 1 other")
    #expect(row.folding == .unfoldable)
    #expect(row.contentWarning == nil)
  }

  @Test func linkPreviewsShowOnlyWithoutPhotos() async throws {
    var moment = Sample.moment("1")
    moment.card = LinkCard(
      url: try url("https://www.news.example/a"),
      title: "Tea",
      summary: "a\nb"
    )
    let linked = await harness(moment)
    let link = try #require(linked.rows.first?.link)
    #expect(link.publisher == "news.example")
    #expect(link.summary == "a b")
    #expect(link.accessibilityText == "Tea, news.example, a b")
    let photo = try url("https://s.example/1.jpg")
    moment.attachments = [MediaAttachment(id: "m", kind: .image, url: photo)]
    let withPhotos = await harness(moment)
    #expect(withPhotos.rows.first?.link == nil)
  }

  /// The reader's own boost does not name the reader as another person.
  @Test func theReadersOwnBoostNamesNoOtherPerson() async throws {
    var moment = Sample.moment("1")
    moment.isBoosted = true
    moment.boostedBy = Account(id: "reader", handle: "ana", displayName: "Ana")
    let own = await harness(moment)
    #expect(own.rows.first?.boostedBy == "You boosted")
    moment.boostedBy = Account(id: "b", handle: "bo", displayName: "Bo")
    let both = await harness(moment)
    #expect(both.rows.first?.boostedBy == "You and Bo boosted")
    moment.isBoosted = false
    moment.boostedBy = Account(id: "l", handle: "layla", displayName: "ليلى حسن")
    let arabic = await harness(moment)
    #expect(arabic.rows.first?.boostedBy == "\u{2068}ليلى حسن\u{2069} boosted")
  }

  @Test func aMomentWithoutATimeShowsNone() async {
    let harness = await harness(Moment(id: "1", author: Sample.ana))
    #expect(harness.rows.first?.timeText == "")
  }

  @Test func textsFollowTheLanguage() async throws {
    let harness = await harness(Sample.moment("1"), language: .simplifiedChinese)
    #expect(harness.viewModel.title == "朋友圈")
    #expect(harness.rows.first?.timeText == "5分钟前")
  }

  @Test func stylesOfTheTextArePreserved() async throws {
    let page = try url("https://x.example")
    var moment = Sample.moment("1")
    moment.text = FormattedText(
      "@bo #tea link :e:",
      runs: [
        .init(0..<3, .mention(handle: "bo", accountID: "9", url: page)),
        .init(4..<8, .hashtag(name: "tea")), .init(9..<13, .link(page)),
        .init(9..<13, .strong), .init(14..<17, .customEmoji(CustomEmoji(shortcode: "e"))),
      ]
    )
    let harness = await harness(moment)
    let text = try #require(harness.rows.first?.text)
    #expect(
      text.runs.map(\.kind) == [
        .mention(handle: "@bo", accountID: "9", url: page), .hashtag("tea"), .link(page), .strong,
      ]
    )
    for run in text.runs { harness.viewModel.open(run.kind, in: "1") }
    #expect(
      harness.routes == [
        .mention(handle: "@bo", accountID: "9", url: page), .hashtag("tea"), .link(page),
      ]
    )
    #expect(harness.tracker.events.count == 3)
  }

  @Test func longTextsFoldAndUnfold() async {
    let text = String(repeating: "many words ", count: 5_000)
    let harness = await harness(Sample.moment("1", text: text))
    #expect(harness.rows.first?.folding == .folded(buttonTitle: "Full text"))
    #expect((harness.rows.first?.text.string.utf16.count ?? 0) < 2_100)
    #expect(harness.rows.first?.text.string.hasSuffix("…") == true)
    harness.viewModel.toggleFold("1")
    #expect(harness.rows.first?.folding == .unfolded(buttonTitle: "Collapse"))
    #expect(harness.rows.first?.text.string == text)
    harness.viewModel.toggleFold("1")
    #expect(harness.rows.first?.folding.isFolded == true)
  }

  @Test func foldedTextsEndAtCharacterBoundaries() async {
    let text = String(repeating: "👩‍👩‍👧‍👦\n", count: 500)
    let harness = await harness(Sample.moment("1", text: text))
    let shown = harness.rows.first?.text.string ?? ""
    #expect(text.hasPrefix(shown.dropLast()))
    #expect(shown.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" || $0 == "\n" })
  }

  @Test func warningsHideContentUntilOpened() async {
    var moment = Sample.moment("1")
    moment.contentWarning = "soup"
    let harness = await harness(moment)
    #expect(harness.rows.first?.isConcealed == true)
    #expect(harness.rows.first?.contentWarning?.text == "soup")
    harness.viewModel.toggleWarning("1")
    #expect(harness.rows.first?.isConcealed == false)
    #expect(harness.rows.first?.contentWarning?.buttonTitle == "Hide")
    harness.viewModel.toggleWarning("1")
    #expect(harness.rows.first?.isConcealed == true)
  }

  @Test func sensitivePhotosAreCoveredAndSensitiveTextIsNot() async throws {
    var moment = Sample.moment("1")
    moment.isSensitive = true
    #expect(await harness(moment).rows.first?.contentWarning == nil)
    moment.attachments = [
      MediaAttachment(id: "1", kind: .image, url: try url("https://s.example/1.png"))
    ]
    let warning = await harness(moment).rows.first?.contentWarning
    #expect(warning?.text == "Sensitive photos" && warning?.covers == .photos)
  }

  @Test func imagesAndStillsOfFilmsAreShown() async throws {
    let small = try url("https://s.example/s.png")
    let big = try url("https://s.example/b.png")
    var moment = Sample.moment("1")
    moment.attachments = [
      MediaAttachment(
        id: "1",
        kind: .image,
        url: big,
        previewURL: small,
        pixelSize: PixelSize(width: 6, height: 4),
        blurhash: "U",
        focalPoint: FocalPoint(x: 0.5, y: -1),
        altText: "a pan"
      ),
      MediaAttachment(id: "2", kind: .video, url: big, previewURL: small),
      MediaAttachment(id: "3", kind: .audio, url: big),
      MediaAttachment(id: "4", kind: .image),
    ]
    let harness = await harness(moment)
    let photos = try #require(harness.rows.first?.photos)
    // The last one is not available yet, and the post has no page either.
    #expect(photos.map(\.url) == [big, small, big])
    #expect(photos.first?.previewURL == small)
    #expect(photos.first?.pixelSize == ImageReference.PixelSize(width: 6, height: 4))
    #expect(photos.first?.focalPoint == ImageReference.FocalPoint(x: 0.5, y: -1))
    #expect(photos.first?.accessibilityDescription == "a pan")
    harness.viewModel.openPhoto(at: 1, of: "1")
    harness.viewModel.openPhoto(at: 5, of: "1")
    #expect(harness.routes.count == 1)
    guard case .photos(let opened, index: 1, moment: "1", post: "1")? = harness.routes.first else {
      Issue.record("\(harness.routes)")
      return
    }
    #expect(opened.map(\.url) == photos.map(\.url))
  }

  @Test func tapsOpenProfilesAndMoments() async throws {
    let harness = await harness(Sample.moment("1"))
    let author = try #require(harness.rows.first?.author)
    harness.viewModel.openProfile(author)
    harness.viewModel.openMoment("1")
    #expect(harness.routes == [.profile(author), .moment("1")])
  }

  @Test(arguments: AppLanguage.allCases)
  func everyFailureHasATextInEveryLanguage(language: AppLanguage) async {
    let errors: [ProviderError] = [
      .fileNotFound(path: "x"), .fileNotReadable(path: "x", reason: "y"),
      .fileTooLarge(path: "x", bytes: 1, limit: 1), .noJSONInFolder(path: "x"),
      .noPostsInFolder(path: "x"), .truncatedJSON(file: "x", byteOffset: 5),
      .invalidJSON(file: "x", byteOffset: 5, reason: "y"),
      .unexpectedShape(file: "x", found: "y"), .noReadablePosts(file: "x", skipped: []),
      .unsupportedURLScheme(scheme: "ftp", url: "x"), .fileOutsideArchive(path: "x"),
      .notAnImage(url: "x"), .responseTooLarge(url: "x", limit: 1),
      .network(url: "x", reason: .offline), .network(url: "x", reason: .timedOut),
      .network(url: "x", reason: .insecure), .httpStatus(url: "x", code: 503),
      .refused(reason: nil), .unknownMoment(id: "x"),
    ]
    var received: Set<String> = []
    for error in errors {
      let harness = await Harness(language: language) { $0.first = .failure(error) }
      await harness.viewModel.load()
      guard case .failed(let failure) = harness.viewModel.state.value else {
        Issue.record("\(error) did not fail")
        continue
      }
      #expect(!failure.message.isEmpty)
      received.insert(failure.message)
    }
    // Too large a file and too large a response have the same message.
    #expect(received.count == errors.count - 1)
  }
}
