import Foundation
import MomentsValues
public import SocialModel

extension DemoProvider {
  /// Moments with an uncovered photo, in the order of posting.
  public func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await page(of: .photos, after: cursor) { content in
      content.moments.compactMap { moment in
        guard moment.contentWarning == nil, !moment.attachments.isEmpty else { return nil }
        var plain = moment
        plain.id = moment.postID
        plain.boostedBy = nil
        return plain
      }
    } many: { number, content in
      Moment(
        id: DemoContent.id(ofMoment: number),
        author: content.people[number % content.people.count],
        attachments: [Self.small(number).attachment("\(number)")]
      )
    }
  }

  /// Hashtags of the feed.
  public func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    try await page(of: .tags, after: cursor) { [now] _ in
      DemoTag.all.map { $0.usage(now: now) }
    } many: { [now] number, _ in
      var tag = DemoTag.all[number % DemoTag.all.count]
      tag.name += "\(number)"
      tag.people += number
      return tag.usage(now: now)
    }
  }

  /// People whom the reader neither follows nor requested to.
  public func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    if story == .shelfFailure {
      try await respond(to: .shelf(.people))
      return Page(items: [])
    }
    return try await page(of: .people, after: cursor) { content in
      content.people.dropFirst().filter {
        (relationships[$0.id].map(shown)?.following ?? .no) == .no
      }
    } many: { number, content in
      var person = content.people[number % content.people.count]
      person.id += "-\(number)"
      return person
    }
  }

  /// Popular pages.
  public func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    try await page(of: .links, after: cursor) { _ in
      DemoLink.all.compactMap { $0.link(image: $0.image.map { .square($0) }) }
    } many: { number, _ in
      var link = DemoLink.all[number % DemoLink.all.count]
      link.address += "#\(number)"
      return link.link(image: Self.small(number))
    }
  }

  /// The number of items of a crowded shelf.
  private static var crowd: Int { 400 }

  /// An image that is cheap to paint.
  private nonisolated static func small(_ number: Int) -> DemoImage {
    let subjects = ["sea", "landscape", "night", "city", "forest", "dunes", "aurora", "ribbons"]
    let subject = subjects[number % subjects.count]
    return DemoImage("\(subject)/\(number % 40 + 1)", width: 128, height: 128)
  }

  private func page<Element: Sendable>(
    of shelf: DemoShelf,
    after cursor: PageCursor?,
    all: (DemoContent) -> [Element],
    many: (Int, DemoContent) -> Element?
  ) async throws -> Page<Element> {
    try await respond(to: cursor == nil ? .shelf(shelf) : .shelfPage(shelf))
    let items: [Element]
    switch story {
    case .empty: items = []
    case .crowded: items = (0..<Self.crowd).compactMap { many($0, content) }
    default: items = all(content)
    }
    return Page(of: items, after: cursor, length: shelf.pageSize)
  }
}

extension DemoTag {
  /// The usage of the hashtag at a time.
  func usage(now: Date) -> TagUsage {
    let day = 86_400.0
    let today = (now.timeIntervalSince1970 / day).rounded(.down) * day
    return TagUsage(
      name: name,
      history: history.reversed().enumerated().map { age, uses in
        UsageDay(
          date: Date(timeIntervalSince1970: today - Double(age) * day),
          uses: uses,
          people: age == 0 ? people : 0
        )
      }
    )
  }
}

extension DemoLink {
  fileprivate func link(image: DemoImage?) -> TrendLink? {
    card(image: image).map { TrendLink(card: $0, people: people) }
  }
}
