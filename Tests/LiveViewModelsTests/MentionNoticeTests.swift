import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor
@Suite("Desktop notices of mentions")
struct MentionNoticeTests {
  private struct Mentions: MentionsProvider {
    var moments: [[Moment]]

    func mentions() -> AsyncStream<[Moment]> {
      AsyncStream { continuation in
        for some in moments { continuation.yield(some) }
        continuation.finish()
      }
    }
  }

  @Test("buttons act on the moment if possible and not done")
  func buttons() async throws {
    var liked = moment("again", id: "8")
    liked.like = LikeState(isLiked: true, count: 1)
    var received: [Notice] = []
    let offers = NoticeOffers([.reply, .like], account: "ana@test")
    await MentionNotices(
      provider: Mentions(moments: [[moment("hello")], [liked], [moment("a"), liked]]),
      offers: offers,
      language: .arabic
    )
    .watch { received.append($0) }
    expect(received.map { $0.buttons.map(\.title) }, equals: [["رد", "إعجاب"], ["رد"], []])
    expect(
      received[0].buttons.map(\.answer.text),
      equals: ["reply\nana@test\n7", "like\nana@test\n7"]
    )
    // If requests cannot be answered, there are no buttons.
    try expect(require(await notices(moment("hello")).first).buttons, satisfies: \.isEmpty)
  }

  /// The notices of moments that arrive one after the other.
  private func notices(_ moments: Moment...) async -> [Notice] {
    await notices(moments.map { [$0] })
  }

  private func notices(_ moments: [[Moment]]) async -> [Notice] {
    var received: [Notice] = []
    await MentionNotices(provider: Mentions(moments: moments), language: .english)
      .watch { received.append($0) }
    return received
  }

  private func moment(_ text: String, id: String = "7") -> Moment {
    Moment(
      id: id,
      author: Account(id: "bob", handle: "bob", displayName: "Bob"),
      text: RichText(text)
    )
  }

  @Test("a notice has the author and text on one line, and opens the moment")
  func plain() async throws {
    let notice = try require(await notices(moment("@ana hello\nthere", id: "a b/7")).first)
    expect(notice.title, equals: "Bob mentioned you")
    expect(notice.body, equals: "@ana hello there")
    expect(notice.link.absoluteString.hasPrefix("moments://moment/a%20b"))
  }

  @Test("several mentions are one notice, which opens the notifications")
  func several() async throws {
    let moments = (1...5).map { moment("hello \($0)", id: "\($0)") }
    let received = await notices([moments, [moment("later")]])
    expect(received.map(\.title), equals: ["5 new mentions", "Bob mentioned you"])
    let lines = received[0].body.split(separator: "\n").map { $0.suffix(7) }
    expect(lines, equals: ["hello 5", "hello 4", "hello 3"])
    expect(received[0].link.absoluteString, equals: "moments://notifications")
  }

  @Test("a content warning replaces the text, and long texts are truncated")
  func covered() async {
    var warned = moment("the end of the book")
    warned.contentWarning = "Spoilers"
    let received = await notices(warned, moment(String(repeating: "word ", count: 100)))
    expect(received.map(\.body.count), equals: [8, 160])
    expect(received.first?.body, equals: "Spoilers")
    expect(received.last?.body.hasSuffix("…"), equals: true)
  }
}
