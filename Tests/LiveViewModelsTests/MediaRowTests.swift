import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import Testing

/// Films, sounds and files of posts: every attachment is shown.
@MainActor @Suite struct MediaRowTests {
  private func rows(
    _ attachments: [MediaAttachment],
    url: URL? = URL(string: "https://s.example/@ana/1"),
    language: AppLanguage = .english
  ) async -> [ImageReference] {
    var moment = Sample.moment("1")
    moment.url = url
    moment.attachments = attachments
    let page = Page(items: [moment])
    let harness = await Harness(language: language) { $0.first = .success(page) }
    await harness.viewModel.load()
    return harness.rows.first?.photos ?? []
  }

  private func attachment(
    _ kind: MediaAttachment.Kind,
    _ address: String? = nil,
    preview: String? = nil,
    _ words: String? = nil,
    duration: TimeInterval? = nil
  ) -> MediaAttachment {
    MediaAttachment(
      id: address ?? "x",
      kind: kind,
      url: address.flatMap { URL(string: $0) },
      previewURL: preview.flatMap { URL(string: $0) },
      altText: words,
      duration: duration
    )
  }

  @Test func aFilmShowsItsPosterDurationAndDescription() async throws {
    let film = attachment(
      .video,
      "https://s.example/1.mp4",
      preview: "https://s.example/1.png",
      "A dog",
      duration: 65.9
    )
    let shown = try require(await rows([film]).first)
    expect(shown.url.lastPathComponent, equals: "1.png")
    expect(shown.hasImage)
    expect(!shown.isRow)
    expect(shown.playable?.kind, equals: .film)
    expect(shown.playable?.url.lastPathComponent, equals: "1.mp4")
    expect(shown.media?.badge, equals: "1:05")
    expect(shown.accessibilityText(unnamed: ""), equals: "Video, 1 minute 5 seconds, A dog")
    let arabic = try require(await rows([film], language: .arabic).first)
    expect(arabic.media?.badge, equals: "١:٠٥")
    let chinese = try require(await rows([film], language: .simplifiedChinese).first)
    expect(chinese.accessibilityText(unnamed: ""), equals: "视频，1分5秒，A dog")
  }

  /// Some servers return the film itself as its preview.
  @Test(arguments: [nil, "https://s.example/1.mp4", "https://s.example/small.webm"])
  func aFilmWithoutAPosterIsShown(preview: String?) async throws {
    let film = attachment(.video, "https://s.example/1.mp4", preview: preview)
    let shown = try require(await rows([film]).first)
    expect(!shown.hasImage)
    expect(shown.playable?.url.lastPathComponent, equals: "1.mp4")
    expect(shown.media?.badge, equals: "")
    expect(shown.accessibilityText(unnamed: ""), equals: "Video")
  }

  @Test func aLoopIsAGIF() async throws {
    let loop = attachment(
      .animation,
      "https://s.example/1.mp4",
      preview: "https://s.example/1.png",
      duration: 2
    )
    let shown = try require(await rows([loop]).first)
    expect(shown.playable?.kind, equals: .loop)
    expect(shown.media?.badge, equals: "GIF")
    expect(shown.accessibilityText(unnamed: ""), equals: "GIF")
  }

  @Test func aSoundIsARowWithItsTitle() async throws {
    let sounds = [
      attachment(.audio, "https://s.example/1.mp3", "Rain", duration: 3_725),
      attachment(.audio, "https://s.example/2.mp3", preview: "https://s.example/2.png"),
    ]
    let shown = await rows(sounds)
    expect(shown.map(\.isRow), equals: [true, true])
    expect(shown.map(\.hasImage), equals: [false, true])
    expect(shown.map { $0.media?.title }, equals: ["Rain", "Audio"])
    expect(shown.map { $0.media?.detail }, equals: ["Audio · 1:02:05", "Audio"])
    expect(
      shown[0].accessibilityText(unnamed: ""),
      equals: "Audio, 1 hour 2 minutes 5 seconds, Rain"
    )
  }

  @Test func aFileIsARowThatOpensIt() async throws {
    let file = attachment(.other("unknown"), "https://files.example/a/time%20table.pdf")
    let shown = try require(await rows([file]).first)
    expect(shown.isRow)
    expectNil(shown.playable)
    expect(shown.media?.title, equals: "\u{2068}time table.pdf\u{2069}")
    expect(shown.media?.detail, equals: "File · \u{2068}files.example\u{2069}")
    expect(
      Route.photos([shown], at: 0, of: "1", post: "1"),
      equals: .link(try require(URL(string: "https://files.example/a/time%20table.pdf")))
    )
  }

  /// The server is still processing it: the row opens the page of the post.
  @Test func mediaWithoutAnAddressLinkToThePost() async throws {
    for kind in [MediaAttachment.Kind.image, .video, .animation, .audio, .other("x")] {
      let shown = try require(await rows([attachment(kind)]).first)
      expect(shown.media?.kind, equals: .file)
      expect(shown.media?.url.absoluteString, equals: "https://s.example/@ana/1")
      expect(!shown.hasImage)
    }
    await expect(rows([attachment(.video)], url: nil), satisfies: \.isEmpty)
  }

  @Test func photosHaveNoTitles() async throws {
    let photo = attachment(.image, "https://s.example/1.jpg", "A pan")
    let shown = try require(await rows([photo]).first)
    expectNil(shown.media)
    expect(shown.accessibilityText(unnamed: "Photo"), equals: "A pan")
  }

  @Test(
    arguments: [
      (0, "0:00"), (7.9, "0:07"), (65, "1:05"), (600, "10:00"), (3_723, "1:02:03"),
      (-3, "0:00"), (TimeInterval.nan, "0:00"), (.infinity, "0:00"), (1e12, "99:59:59"),
    ] as [(TimeInterval, String)]
  )
  func durationsAreFormattedLikeInPlayers(seconds: TimeInterval, text: String) {
    expect(Strings(.english).playingTime(seconds), equals: text)
  }
}
