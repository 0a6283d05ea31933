import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
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

  private func url(_ text: String) throws -> URL { try require(URL(string: text)) }

  @Test func aRowShowsItsAuthorTimeAndCounts() async throws {
    var moment = Sample.moment("1")
    moment.replyCount = 12_345
    moment.likers = [Account(id: "b", handle: "bo", displayName: "Bo")]
    let harness = await harness(moment)
    let row = try require(harness.rows.first)
    expect(row.author.name, equals: "Ana")
    expect(row.author.handle, equals: "@ana@s.example")
    expect(row.timeText, equals: "5 min")
    expect(row.timeAccessibilityText, equals: "20 March 2025 at 18:25")
    expect(row.comments.countText, equals: "12.3K")
    expect(row.likes.people.map(\.name), equals: ["Bo"])
    expect(row.likes.peopleText, equals: "Bo and 1 other")
    expect(row.folding, equals: .unfoldable)
    expectNil(row.contentWarning)
  }

  @Test func linkPreviewsShowOnlyWithoutPhotos() async throws {
    var moment = Sample.moment("1")
    moment.card = LinkCard(
      url: try url("https://www.news.example/a"),
      title: "Tea",
      summary: "a\nb"
    )
    let linked = await harness(moment)
    let link = try require(linked.rows.first?.link)
    expect(link.publisher, equals: "news.example")
    expect(link.summary, equals: "a b")
    expect(link.accessibilityText, equals: "Tea, news.example, a b")
    let photo = try url("https://s.example/1.jpg")
    moment.attachments = [MediaAttachment(id: "m", kind: .image, url: photo)]
    let withPhotos = await harness(moment)
    expectNil(withPhotos.rows.first?.link)
  }

  /// The reader's own boost does not name the reader as another person.
  @Test func theReadersOwnBoostNamesNoOtherPerson() async throws {
    var moment = Sample.moment("1")
    moment.isBoosted = true
    moment.boostedBy = Account(id: "reader", handle: "ana", displayName: "Ana")
    let own = await harness(moment)
    expect(own.rows.first?.boostedBy, equals: "You boosted")
    moment.boostedBy = Account(id: "b", handle: "bo", displayName: "Bo")
    let both = await harness(moment)
    expect(both.rows.first?.boostedBy, equals: "You and Bo boosted")
    moment.isBoosted = false
    moment.boostedBy = Account(id: "l", handle: "layla", displayName: "ليلى حسن")
    let arabic = await harness(moment)
    expect(arabic.rows.first?.boostedBy, equals: "\u{2068}ليلى حسن\u{2069} boosted")
  }

  @Test func aMomentWithoutATimeShowsNone() async {
    let harness = await harness(Moment(id: "1", author: Sample.ana))
    expect(harness.rows.first?.timeText, equals: "")
  }

  @Test func textsFollowTheLanguage() async throws {
    let harness = await harness(Sample.moment("1"), language: .simplifiedChinese)
    expect(harness.viewModel.title, equals: "Moments")
    expect(harness.rows.first?.timeText, equals: "5分钟前")
  }

  @Test func stylesOfTheTextArePreserved() async throws {
    let page = try url("https://x.example")
    var moment = Sample.moment("1")
    moment.text = RichText(
      "@bo #tea link :e:",
      runs: [
        .init(0..<3, .mention(handle: "bo", accountID: "9", url: page)),
        .init(4..<8, .hashtag("tea")), .init(9..<13, .link(page)),
        .init(9..<13, .strong), .init(14..<17, .emoji(EmojiReference(shortcode: "e"))),
      ]
    )
    let harness = await harness(moment)
    let text = try require(harness.rows.first?.text)
    expect(
      text.runs.map(\.style),
      equals: [
        .mention(handle: "bo", accountID: "9", url: page), .hashtag("tea"), .link(page), .strong,
        .emoji(EmojiReference(shortcode: "e")),
      ]
    )
    for run in text.runs { harness.viewModel.open(run.style, in: "1") }
    expect(
      harness.routes,
      equals: [
        .mention(handle: "@bo", accountID: "9", url: page), .hashtag("tea"), .link(page),
      ]
    )
    expect(harness.tracker.events.count, equals: 3)
  }

  @Test func longTextsFoldAndUnfold() async {
    let text = String(repeating: "many words ", count: 5_000)
    let harness = await harness(Sample.moment("1", text: text))
    expect(harness.rows.first?.folding, equals: .folded(buttonTitle: "Full text"))
    expect((harness.rows.first?.text.string.utf16.count ?? 0), isBelow: 2_100)
    expect(harness.rows.first?.text.string.hasSuffix("…"), equals: true)
    harness.viewModel.perform(.fold, on: "1")
    expect(harness.rows.first?.folding, equals: .unfolded(buttonTitle: "Collapse"))
    expect(harness.rows.first?.text.string, equals: text)
    harness.viewModel.perform(.fold, on: "1")
    expect(harness.rows.first?.folding.isFolded, equals: true)
  }

  @Test func foldedTextsEndAtCharacterBoundaries() async {
    let text = String(repeating: "👩‍👩‍👧‍👦\n", count: 500)
    let harness = await harness(Sample.moment("1", text: text))
    let shown = harness.rows.first?.text.string ?? ""
    expect(text.hasPrefix(shown.dropLast()))
    expect(shown.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" || $0 == "\n" })
  }

  @Test func warningsHideContentUntilOpened() async {
    var moment = Sample.moment("1")
    moment.contentWarning = "soup"
    let harness = await harness(moment)
    expect(harness.rows.first?.isConcealed, equals: true)
    expect(harness.rows.first?.contentWarning?.text, equals: "soup")
    harness.viewModel.perform(.warning, on: "1")
    expect(harness.rows.first?.isConcealed, equals: false)
    expect(harness.rows.first?.contentWarning?.buttonTitle, equals: "Hide")
    harness.viewModel.perform(.warning, on: "1")
    expect(harness.rows.first?.isConcealed, equals: true)
  }

  @Test func sensitivePhotosAreCoveredAndSensitiveTextIsNot() async throws {
    var moment = Sample.moment("1")
    moment.isSensitive = true
    await expectNil(harness(moment).rows.first?.contentWarning)
    moment.attachments = [
      MediaAttachment(id: "1", kind: .image, url: try url("https://s.example/1.png"))
    ]
    let warning = await harness(moment).rows.first?.contentWarning
    expect(warning?.text == "Sensitive photos" && warning?.covers == .photos)
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
    let photos = try require(harness.rows.first?.photos)
    // The last one is not available yet, and the post has no page either.
    expect(photos.map(\.url), equals: [big, small, big])
    expect(photos.first?.previewURL, equals: small)
    expect(photos.first?.pixelSize, equals: PixelSize(width: 6, height: 4))
    expect(photos.first?.focalPoint, equals: FocalPoint(x: 0.5, y: -1))
    expect(photos.first?.accessibilityDescription, equals: "a pan")
    harness.viewModel.openPhoto(at: 1, of: "1")
    harness.viewModel.openPhoto(at: 5, of: "1")
    expect(harness.routes.count, equals: 1)
    guard case .photos(let opened, index: 1, moment: "1", post: "1")? = harness.routes.first else {
      Issue.record("\(harness.routes)")
      return
    }
    expect(opened.map(\.url), equals: photos.map(\.url))
  }

  @Test func tapsOpenProfilesAndMoments() async throws {
    let harness = await harness(Sample.moment("1"))
    let author = try require(harness.rows.first?.author)
    harness.viewModel.openProfile(author)
    harness.viewModel.perform(.openMoment, on: "1")
    expect(harness.routes, equals: [.profile(author), .moment("1")])
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
      guard case .failed(let failure) = harness.viewModel.state else {
        Issue.record("\(error) did not fail")
        continue
      }
      expect(!failure.message.isEmpty)
      received.insert(failure.message)
    }
    // Too large a file and too large a response have the same message.
    expect(received.count, equals: errors.count - 1)
  }
}
