import Foundation
import MomentsValues
import SocialModel

/// The content to explore in an archive: its posts counted by hashtag, person and link.
///
/// Made once for each reading, in time linear in the posts.
struct ArchiveExplore: Sendable {
  /// Moments with images, newest first, without duplicates.
  let images: [Moment]
  /// Hashtags, those of most people first.
  let tags: [TagUsage]
  /// All people except the owner, those who appear most first.
  let people: [Account]
  /// Pages that posts link to, those that most people share first.
  let links: [TrendLink]

  init(of content: ArchiveContent) {
    var seen: Set<String> = []
    let posts = content.moments.filter { seen.insert($0.postID).inserted }
    images = posts.filter { $0.attachments.contains(where: Self.isVisible) }
    tags = Self.tags(of: posts)
    people = Self.people(of: content)
    links = TrendLink.ranked(posts) { $0.card ?? Self.firstLink(of: $0) }
  }

  private static func isVisible(_ attachment: MediaAttachment) -> Bool {
    switch attachment.kind {
    case .image: attachment.url != nil || attachment.previewURL != nil
    case .animation, .video: attachment.previewURL != nil
    case .audio, .other: false
    }
  }

  // MARK: - People

  private static func people(of content: ArchiveContent) -> [Account] {
    var counts: [String: Int] = [:]
    var accounts: [Account] = []
    for moment in content.moments {
      for account in [moment.author, moment.boostedBy].compactMap({ $0 }) {
        if counts[account.id] == nil { accounts.append(account) }
        counts[account.id, default: 0] += 1
      }
    }
    return
      accounts
      .filter { $0.id != content.owner?.id }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (counts[one.element.id] ?? 0, counts[other.element.id] ?? 0)
        return first == second ? one.offset < other.offset : first > second
      }
      .map(\.element)
  }

  // MARK: - Links

  /// The first link of a text, for archives without cards; not the one in place of a post that the
  /// archive does not contain.
  private static func firstLink(of post: Moment) -> LinkCard? {
    for run in post.text.runs {
      guard case .link(let url) = run.style, url != post.url else { continue }
      let path = url.path == "/" ? "" : url.path
      return LinkCard(url: url, title: (url.host() ?? "") + path, publisher: url.host())
    }
    return nil
  }
}

// MARK: - Tags

extension ArchiveExplore {
  /// The number of days of a hashtag's history, as on servers.
  private static let historyLength = 7
  private static let secondsOfDay = 86_400.0

  private struct TagCount {
    var name: String
    var place: Int
    var moments = 0
    var uses: [Int: Int] = [:]
    /// The newest day on which each person used it, so that nobody is counted twice.
    var people: [String: Int] = [:]
  }

  private static func day(of post: Moment) -> Int? {
    (post.createdAt ?? post.listedAt).map {
      Int(($0.timeIntervalSince1970 / secondsOfDay).rounded(.down))
    }
  }

  /// The tags; their days end with the newest post of the archive, which may be years old.
  private static func tags(of posts: [Moment]) -> [TagUsage] {
    var counts: [String: TagCount] = [:]
    let today = posts.compactMap(day).max() ?? 0
    for post in posts {
      let day = day(of: post)
      for name in Set(post.text.hashtags) {
        let key = name.lowercased()
        var count = counts[key] ?? TagCount(name: name, place: counts.count)
        count.moments += 1
        if let day { count.uses[day, default: 0] += 1 }
        let known = count.people[post.author.id] ?? .min
        count.people[post.author.id] = max(known, day ?? .min)
        counts[key] = count
      }
    }
    return counts.values
      .sorted { one, other in
        if one.people.count != other.people.count { return one.people.count > other.people.count }
        if one.moments != other.moments { return one.moments > other.moments }
        return (one.place, one.name) < (other.place, other.name)
      }
      .map { usage($0, today: today) }
  }

  private static func usage(_ count: TagCount, today: Int) -> TagUsage {
    let history = (0..<historyLength).map { age in
      let day = today - age
      return UsageDay(
        date: Date(timeIntervalSince1970: Double(day) * secondsOfDay),
        uses: count.uses[day] ?? 0,
        people: count.people.values.count { $0 == day }
      )
    }
    return TagUsage(name: count.name, history: history, momentCount: count.moments)
  }
}
