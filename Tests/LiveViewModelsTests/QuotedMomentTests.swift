import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// The quoted moment in a row.
@Suite struct QuotedMomentTests {
  private let now = Date(timeIntervalSince1970: 1_742_495_400)
  private let strings = Strings(.english)

  private func post(warning: String? = nil, filters: [ContentFilter] = []) -> QuotedPost {
    QuotedPost(
      id: "2",
      author: Account(id: "a", handle: "ann", displayName: "Ann"),
      text: RichText("Soup"),
      contentWarning: warning,
      isSensitive: true,
      attachments: [
        MediaAttachment(id: "m", kind: .image, url: URL(string: "https://a.example/m.png"))
      ],
      filters: filters
    )
  }

  private func quoted(_ quote: Quote?) -> QuotedMoment? {
    var moment = Moment(id: "1", author: Account(id: "b", handle: "bob"))
    moment.quote = quote
    return QuotedMoment(
      in: moment,
      place: .home,
      time: TimeText(strings: strings, timeZone: .gmt),
      now: now,
      strings: strings
    )
  }

  private func excerpt(_ post: QuotedPost) -> QuotedMoment.Excerpt? {
    guard case .excerpt(let excerpt) = quoted(Quote(state: .accepted, post: post))?.content else {
      return nil
    }
    return excerpt
  }

  @Test func anAvailableQuoteShowsAnExcerpt() throws {
    let excerpt = try require(self.excerpt(post()))
    expect(excerpt.author.name, equals: "Ann")
    expect(excerpt.text.string, equals: "Soup")
    expect(excerpt.photo != nil && excerpt.isPhotoConcealed)
    expectNil(quoted(nil))
  }

  @Test func aWarningHidesTheRestOfTheQuote() throws {
    let excerpt = try require(self.excerpt(post(warning: "Food")))
    expect(excerpt.text.string == "Food" && excerpt.isWarning)
    expectNil(excerpt.photo)
  }

  @Test func aQuoteWithinAQuoteIsOnlyMentioned() throws {
    var post = post()
    post.isQuoting = true
    let excerpt = try require(self.excerpt(post))
    expect(excerpt.remark, equals: "Quotes another moment")
    let shown = try require(quoted(Quote(state: .accepted, post: post)))
    expect(shown.accessibilityText.contains(excerpt.remark))
  }

  @Test(arguments: [
    (Quote.State.accepted, true), (.muted, true), (.pending, false), (.rejected, false),
    (.revoked, false), (.deleted, false), (.unauthorized, false), (.blocked, false),
  ])
  func anUnavailableQuoteShowsANotice(state: Quote.State, opens: Bool) throws {
    // Regardless of what else the source returns, nothing of the post is shown.
    let shown = try require(
      quoted(Quote(state: state, postID: "2", post: state == .accepted ? nil : post()))
    )
    guard case .notice(let text) = shown.content else {
      Issue.record("\(shown.content)")
      return
    }
    expect(!text.isEmpty && shown.accessibilityText == text)
    expect((shown.moment != nil), equals: opens)
  }

  @Test func filtersCoverTheQuote() {
    let warned = quoted(Quote(state: .accepted, post: post(filters: [.init(title: "Food")])))
    expect(warned?.content, equals: .notice("Filtered: Food"))
    let hidden = quoted(
      Quote(state: .accepted, post: post(filters: [.init(title: "Food", action: .hide)]))
    )
    expect(hidden?.content, equals: .notice("Hidden by a filter"))
    expectNil(hidden?.moment)
  }
}
