import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// Snapshots of a moment, in all variants.
@Suite struct MomentListItemSnapshots {
  private static let longText = """
    We walked the whole length of the old sea wall today, from the lighthouse to the boatyard, and \
    stopped at every bench on the way. Nils counted forty-one of them. At number seventeen an old \
    man told us that he had painted all of them green in the summer of 1974, and that he had been \
    paid in herring.

    The bench he liked best is the one without a view: it looks at the harbour office, where his \
    wife used to work.
    """

  private static let likes = MomentRow.Likes(
    count: 1_204,
    isLiked: true,
    countText: "1.2K",
    accessibilityText: "1,204 likes",
    people: Rows.readers,
    peopleText: "Ada Okafor, Lin Wei, Tomás Silva and 1,201 others"
  )

  private func check(
    _ name: String,
    _ row: MomentRow,
    _ traits: ScreenTraits = ScreenTraits(),
    as form: LookForm? = nil,
    line: Int = #line
  ) async {
    let screen = await ComponentScreen.make(row, traits: traits) {
      MomentListItemView(imageLoader: Rows.loader)
    }
    expectLook(screen, name, as: form, line: line)
  }

  // MARK: Text

  @Test func shortText() async {
    await check("short-text", Rows.moment())
  }

  @Test func longTextIsFoldedToSixLines() async {
    await check(
      "folded",
      Rows.moment(text: RichText(Self.longText), folding: .folded(buttonTitle: "Full text"))
    )
  }

  @Test func unfoldedTextShowsWhole() async {
    await check(
      "unfolded",
      Rows.moment(text: RichText(Self.longText), folding: .unfolded(buttonTitle: "Show less"))
    )
  }

  @Test func marksOfTheTextHaveTheirColors() async throws {
    var text = RichText.Builder()
    text.append("Reading ")
    text.append("The Outrun", .emphasis)
    text.append(" again, ")
    text.append("thank you", .strong)
    text.append(" ")
    let lin = try require(URL(string: "https://books.example/@lin"))
    text.append("@lin@books.example", .mention(handle: "lin@books.example", url: lin))
    text.append(". Notes are at ")
    text.append("books.example/outrun", .link(try require(URL(string: "https://books.example"))))
    text.append(" ")
    text.append("#amreading", .hashtag("amreading"))
    text.append("\n")
    text.append("swift build -c release", .code)
    text.append(" took ")
    text.append("nine", .strikethrough)
    text.append(" seven minutes.\n")
    text.append("“Look, a curlew.”", .quote)
    await check("marks", Rows.moment(text: text.build()))
  }

  @Test func withoutTextThePhotosFollowTheName() async {
    await check("no-text", Rows.moment(text: RichText(""), photos: Rows.photos(3)))
  }

  @Test func chinese() async {
    await check(
      "chinese",
      Rows.moment(
        author: Rows.person("林薇", handle: "@linwei", portrait: "portrait/long-5"),
        text: RichText(
          "今天和妈妈一起去菜市场，买了三斤枇杷。卖枇杷的阿姨说，今年雨水少，果子小一点，但是特别甜。"
            + "回家路上下起了小雨，我们在桥下等了半个小时，把枇杷吃掉了一半。"
        ),
        photos: Rows.photos(2)
      ),
      as: .image
    )
  }

  @Test func arabicRunsFromRightToLeft() async {
    var row = Rows.moment(
      author: Rows.person("ليلى حداد", handle: "@layla", portrait: "portrait/scarf-6"),
      text: RichText("مشينا اليوم على طول الكورنيش من المنارة إلى الميناء، وتوقفنا عند كل مقعد."),
      photos: Rows.photos(3),
      likes: .init(
        count: 12,
        isLiked: true,
        countText: "١٢",
        accessibilityText: "١٢ إعجابًا",
        people: Rows.readers,
        peopleText: "أعجب آدا ولين و١٠ آخرين"
      )
    )
    row.timeText = "قبل ساعتين"
    row.boostedBy = "أعادت آدا النشر"
    await check("arabic", row, ScreenTraits(isRightToLeft: true))
  }

  // MARK: People

  @Test func aVeryLongNameLeavesRoomForTheTime() async {
    await check(
      "long-name",
      Rows.moment(
        author: Rows.person(
          "Maximiliane Wolkenstein-Rodenegg von und zu Trostburg",
          handle: "@maximiliane.wolkenstein@a-rather-long-server.example"
        )
      )
    )
  }

  @Test func aLongHandleIsCutBeforeTheTime() async {
    await check(
      "long-handle",
      Rows.moment(
        author: Rows.person("Mira", handle: "@mira.with.a.long.handle@a-rather-long-server.example")
      )
    )
  }

  @Test func boosted() async {
    var row = Rows.moment(photos: Rows.photos(1))
    row.boostedBy = "Ada Okafor boosted"
    await check("boosted", row)
  }

  @Test func likedWithLikers() async {
    await check("liked", Rows.moment(likes: Self.likes))
  }

  @Test func nobodyLikedOrCommentedYet() async {
    var row = Rows.moment(
      likes: .init(count: 0, isLiked: false, countText: "", accessibilityText: "No likes")
    )
    row.comments = .init(count: 0, countText: "", accessibilityText: "No comments")
    await check("no-counts", row)
  }

  // MARK: Content warning

  @Test(arguments: [false, true])
  func contentWarning(isRevealed: Bool) async {
    var row = Rows.moment(photos: Rows.photos(2))
    row.contentWarning = .init(
      text: "Spoilers for the last episode",
      isRevealed: isRevealed,
      buttonTitle: isRevealed ? "Hide" : "Show"
    )
    await check(isRevealed ? "warning-revealed" : "warning-concealed", row)
  }

  // MARK: Links

  private func linked() throws -> MomentRow {
    var row = Rows.moment()
    row.link = LinkPreview(
      url: try require(URL(string: "https://www.harbour.example/ferries")),
      title: "The quiet return of the night ferry",
      publisher: "Harbour Times",
      summary: "Slow, cheap and full of strangers.",
      image: Rows.image("sea/6", width: 200, height: 200),
      strings: Strings(.english)
    )
    return row
  }

  @Test func aLinkedPage() async throws {
    await check("link", try linked())
    await check(
      "link-narrow-largest",
      try linked(),
      ScreenTraits.largest(height: 568)
    )
  }

  /// A reused cell does not show the link preview of the previous moment.
  @Test func aReusedRowShowsNoOldLinkPreview() async throws {
    let row = MomentListItemView(imageLoader: Rows.loader)
    let card = "link.https://www.harbour.example/ferries"
    var moment = try linked()
    let screen = Screen(traits: ScreenTraits()) { UIViewController() }
    screen.perform {
      row.frame = screen.window.bounds
      screen.window.addSubview(row)
      row.update(with: moment)
    }
    expect((try? screen.view(card)) != nil)
    moment.contentWarning = .init(text: "Ferries", isRevealed: false, buttonTitle: "Show")
    screen.perform { row.update(with: moment) }
    expectNil((try? screen.view(card)))
    screen.perform {
      row.prepareForReuse()
      row.update(with: Rows.moment())
    }
    expectNil((try? screen.view(card)))
  }

  // MARK: Photos

  @Test func onePhotoAcross() async throws {
    let photo = try require(Rows.image("sea/1", width: 320, height: 200))
    await check("photo-landscape", Rows.moment(photos: [photo]))
  }

  @Test func onePhotoUpright() async throws {
    let photo = try require(Rows.image("forest/5", width: 180, height: 240))
    await check("photo-portrait", Rows.moment(photos: [photo]))
  }

  @Test(arguments: [2, 3, 4, 6, 9, 14])
  func severalPhotos(count: Int) async {
    await check("photos-\(count)", Rows.moment(photos: Rows.photos(count)))
  }

  @Test func aPhotoThatCannotBeHadShowsASymbol() async throws {
    let url = try require(URL(string: "demo-art://nobody/1?w=10&h=10"))
    await check(
      "photo-failed",
      Rows.moment(photos: [
        ImageReference(url: url, pixelSize: PixelSize(width: 4, height: 3))
      ])
    )
  }

  // MARK: Environment

  @Test func dark() async {
    var row = Rows.moment(photos: Rows.photos(3), likes: Self.likes)
    row.contentWarning = .init(text: "Wet feet", isRevealed: true, buttonTitle: "Hide")
    await check("dark", row, ScreenTraits(style: .dark))
  }

  @Test func theLargestTextStillFits() async {
    var row = Rows.moment(
      text: RichText(Self.longText),
      folding: .folded(buttonTitle: "Full text"),
      likes: Self.likes
    )
    row.boostedBy = "Ada Okafor boosted"
    await check(
      "largest-text",
      row,
      ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
  }

  @Test func textFollowsAChangeOfTheContentSize() async throws {
    let row = Rows.moment(text: RichText(Self.longText), folding: .folded(buttonTitle: "Full text"))
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    let made = await ComponentScreen.make(row, traits: traits) {
      MomentListItemView(imageLoader: Rows.loader)
    }
    let changed = await ComponentScreen.make(row, traits: ScreenTraits()) {
      MomentListItemView(imageLoader: Rows.loader)
    }
    changed.change { $0 = made.traits }
    await changed.settle()
    try expect(changed.view("text.1").frame, equals: made.view("text.1").frame)
    try expect(changed.view("name.1").frame, equals: made.view("name.1").frame)
  }

  /// The buttons of a narrow column do not crowd in another language, however much is counted.
  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic])
  func allButtonsInANarrowColumn(language: AppLanguage) async {
    let strings = Strings(language)
    var row = Rows.moment(
      likes: .init(count: 9_876, isLiked: true, people: [], strings: strings)
    )
    row.comments = .init(count: 1_204, strings: strings)
    row.actions = MomentRow.Actions(
      canBoost: true,
      isBoosted: true,
      boostCount: 12_860,
      isBookmarked: false,
      canReply: true,
      canEdit: false,
      canDelete: false,
      strings: strings
    )
    row.marks = MomentRow.Marks(
      audience: .unlisted,
      isEdited: true,
      isByBot: false,
      answered: "Ada Okafor",
      strings: strings
    )
    let screen = await ComponentScreen.make(
      row,
      traits: ScreenTraits(
        size: CGSize(width: 320, height: 568),
        isRightToLeft: language.isRightToLeft
      )
    ) {
      let view = MomentListItemView(imageLoader: Rows.loader)
      view.menu = { _ in UIMenu() }
      return view
    }
    let name = "narrow-buttons-\(language.rawValue)"
    expectLook(screen, name, as: language == .english ? .image : .layout)
  }

  @Test func aNarrowScreen() async {
    var row = Rows.moment(
      author: Rows.person("Maximiliane Wolkenstein", handle: "@maximiliane"),
      photos: Rows.photos(4),
      likes: Self.likes
    )
    row.contentWarning = .init(
      text: "A longer warning that has to wrap over two or three lines",
      isRevealed: true,
      buttonTitle: "Hide"
    )
    await check("narrow", row, ScreenTraits(size: CGSize(width: 320, height: 568)))
  }
}
