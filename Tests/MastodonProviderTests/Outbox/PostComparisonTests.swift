import Expectations
import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel
import Testing

@testable import MastodonProvider

/// A post is recognised in all rewritten forms, and no other post is mistaken for it.
@Suite struct PostComparisonTests {
  private let sentAt = Date(timeIntervalSince1970: 1_700_000_000)

  /// Whether a typed text is recognised in HTML.
  private func matches(
    _ typed: String,
    _ html: String,
    members: String = "",
    change: (inout PostDraft) -> Void = { _ in }
  ) throws -> Bool {
    var draft = PostDraft(id: "d", text: typed, updatedAt: sentAt)
    change(&draft)
    let content = String(decoding: try JSONEncoder().encode(html), as: UTF8.self)
    let usual = [
      #""visibility": "public""#, #""created_at": "2023-11-14T22:13:25Z""#,
    ].filter { !members.contains($0.prefix(8)) }
    let json = """
      {"id": "1", "account": {"id": "me", "acct": "me"}, "content": \(content)\(members),
       \((usual + [#""bookmarked": false"#]).joined(separator: ", "))}
      """
    let status = try JSONDecoder().decode(Status.self, from: Data(json.utf8))
    let moment = try StatusMapper().moment(from: status)
    let comparison = PostComparison(draft, replyTo: draft.replyTo, firstSentAt: sentAt)
    return comparison.mayBe(status, moment) && comparison.matches(status, moment)
  }

  /// Whether the source of a post with a text is requested, to compare it with a typed one.
  private func needsSource(_ typed: String, _ shown: String) throws -> Bool {
    let draft = PostDraft(id: "d", text: typed, updatedAt: sentAt)
    let json = """
      {"id": "1", "account": {"id": "me", "acct": "me"}, "content": "\(shown)",
       "visibility": "public", "created_at": "2023-11-14T22:13:25Z"}
      """
    let status = try JSONDecoder().decode(Status.self, from: Data(json.utf8))
    return PostComparison(draft, replyTo: nil, firstSentAt: sentAt)
      .mayBeRewritten(status, try StatusMapper().moment(from: status))
  }

  /// Each source is a request: of a photo without a text none is needed, however many other photos
  /// were posted meanwhile.
  @Test func onlyTextsWithTheSameWordsAreComparedWithTheirSources() throws {
    try expect(needsSource("hello everybody", "hello, dear everyone"))
    try expect(!needsSource("hello everybody", "good night"))
    try expect(!needsSource("", "good night"))
    try expect(!needsSource(" ...", "good night"))
  }

  @Test(arguments: [
    ("hello", "<p>hello</p>"), (" hello \n", "<p>hello</p>"),
    ("one\ntwo\n\nthree", "<p>one<br>two</p><p>three</p>"),
    ("one\n\n\n\ntwo", "<p>one</p><p>two</p>"), ("1 < 2 & 3", "<p>1 &lt; 2 &amp; 3</p>"),
    ("早上好 👋🏽", "<p>早上好 👋🏽</p>"), ("e\u{301}", "<p>é</p>"),
    (
      "read https://example.org/a/very/long/path/indeed?x=1.",
      """
      <p>read <a href="https://example.org/a/very/long/path/indeed?x=1"><span class="invisible">\
      https://</span><span class="ellipsis">example.org/a/very/long/path</span><span \
      class="invisible">/indeed?x=1</span></a>.</p>
      """
    ),
    (
      "hi @ana@example.net and @bob!",
      """
      <p>hi <span class="h-card"><a href="https://example.net/@ana" class="u-url mention">@<span>\
      ana</span></a></span> and <span class="h-card"><a href="https://example.org/@bob" \
      class="u-url mention">@<span>bob</span></a></span>!</p>
      """
    ),
    (
      "about #Swift",
      "<p>about <a href=\"https://e.org/tags/swift\" class=\"mention hashtag\">#<span>Swift</span></a></p>"
    ),
  ])
  func aTextIsRecognisedAsTheServerWritesIt(_ typed: String, _ html: String) throws {
    try expect(matches(typed, html))
  }

  @Test(arguments: [
    ("hello", "<p>hello you</p>"), ("hello 1", "<p>hello 2</p>"), ("👍", "<p>👎</p>"),
    ("", "<p>hello</p>"),
    ("https://example.org/a", "<p><a href=\"https://example.org/b\">example.org/b</a></p>"),
  ])
  func otherTextsDoNotMatch(_ typed: String, _ html: String) throws {
    try expect(!matches(typed, html))
  }

  @Test func aMatchNeedsTheSameParent() throws {
    let reply = #", "in_reply_to_id": "9""#
    try expect(!matches("a", "<p>a</p>", members: reply))
    try expect(matches("a", "<p>a</p>", members: reply) { $0.replyTo = "9" })
    try expect(!matches("a", "<p>a</p>") { $0.replyTo = "9" })
  }

  @Test func theWarningMatters() throws {
    let warning = #", "spoiler_text": "careful""#
    try expect(!matches("a", "<p>a</p>", members: warning))
    try expect(matches("a", "<p>a</p>", members: warning) { $0.contentWarning = "careful " })
  }

  @Test func theNumberOfImagesMatters() throws {
    let image = #", "media_attachments": [{"id": "1", "type": "image"}]"#
    try expect(!matches("a", "<p>a</p>", members: image))
    try expect(
      matches("a", "<p>a</p>", members: image) {
        $0.media = [
          DraftMedia(id: "x", url: URL(fileURLWithPath: "/x"), type: "image/png", byteCount: 1)
        ]
      }
    )
  }

  @Test func aMatchNeedsTheVisibilityButMayBeUnlisted() throws {
    try expect(!matches("a", "<p>a</p>") { $0.visibility = .direct })
    try expect(matches("a", "<p>a</p>", members: #", "visibility": "unlisted""#))
    try expect(!matches("a", "<p>a</p>", members: #", "visibility": "private""#))
  }

  @Test func aPostOlderThanTheAttemptDoesNotMatch() throws {
    let old = #", "created_at": "2023-11-14T22:00:00Z""#
    try expect(!matches("a", "<p>a</p>", members: old))
    // Clocks differ slightly.
    try expect(matches("a", "<p>a</p>", members: #", "created_at": "2023-11-14T22:12:00Z""#))
  }
}
