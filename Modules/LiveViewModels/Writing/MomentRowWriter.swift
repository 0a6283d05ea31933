import Contracts
import Foundation
import ListModel
import SocialModel

/// Puts moments and people into the reader's language.
struct MomentRowWriter {
  let strings: Strings
  private let time: TimeText

  init(strings: Strings, timeZone: TimeZone) {
    self.strings = strings
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  /// The row of a moment, as seen at a time.
  func row(for entry: TimelineEntry, like: LikeState, now: Date) -> MomentRow {
    let moment = entry.moment
    let date = moment.createdAt ?? moment.listedAt
    let folding = MomentRow.Folding(of: entry.text, isFolded: entry.isFolded, strings: strings)
    return MomentRow(
      id: entry.id,
      author: PersonReference(moment.author),
      boostedBy: moment.boostedBy.map { strings.boosted(by: $0.displayName) },
      timeText: date.map { time.short($0, now: now) } ?? "",
      timeAccessibilityText: date.map { time.full($0) } ?? "",
      contentWarning: warning(of: entry).map {
        .init(text: $0, isRevealed: entry.isRevealed, strings: strings)
      },
      text: folding.isFolded ? entry.foldedText : entry.text,
      folding: folding,
      photos: entry.photos,
      likes: .init(
        count: like.count,
        isLiked: like.isLiked,
        people: moment.likers.map { PersonReference($0) },
        strings: strings
      ),
      comments: .init(count: moment.replyCount, strings: strings)
    )
  }

  /// The author's own warning; for pictures that start covered without one, ours.
  private func warning(of entry: TimelineEntry) -> String? {
    if let warning = entry.moment.contentWarning, !warning.isEmpty { return warning }
    return entry.moment.isSensitive && !entry.photos.isEmpty ? strings.sensitivePhotos : nil
  }

  /// The row of the person whose timeline it is.
  func profileRow(_ account: Account) -> UserProfileRow {
    UserProfileRow(
      person: PersonReference(account),
      background: account.headerURL.map { PictureReference(url: $0) },
      bio: account.note.isEmpty ? nil : RichText(account.note),
      counts: [
        count(account.postsCount, strings.momentsTitle, strings.moments),
        count(account.followingCount, strings.followingTitle, strings.following),
        count(account.followersCount, strings.followersTitle, strings.followers),
      ].compactMap { $0 }
    )
  }

  private func count(
    _ number: Int?,
    _ title: String,
    _ phrase: (Int) -> String
  ) -> UserProfileRow.Count? {
    number.map { number in
      .init(
        value: strings.compactNumber(number),
        title: title,
        accessibilityText: phrase(number)
      )
    }
  }
}
