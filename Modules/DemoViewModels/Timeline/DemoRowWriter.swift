import Contracts
import Foundation
import ListModel

/// Puts demo moments into the reader's language.
struct DemoRowWriter {
  let strings: Strings
  let now: Date
  private let time: TimeText

  init(strings: Strings, now: Date, timeZone: TimeZone) {
    self.strings = strings
    self.now = now
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  func row(for entry: DemoEntry) -> MomentRow {
    let moment = entry.moment
    let date = now.addingTimeInterval(-60 * Double(moment.minutesAgo))
    return MomentRow(
      id: entry.id,
      author: moment.author.reference,
      boostedBy: moment.boostedBy.map { strings.boosted(by: $0.name) },
      timeText: time.short(date, now: now),
      timeAccessibilityText: time.full(date),
      contentWarning: moment.warning.map {
        .init(text: $0, isRevealed: entry.isRevealed, strings: strings)
      },
      text: moment.text,
      folding: .init(of: moment.text, isFolded: entry.isFolded, strings: strings),
      photos: moment.photos,
      likes: .init(
        count: entry.likeCount,
        isLiked: entry.isLiked,
        people: moment.likers.map(\.reference),
        strings: strings
      ),
      comments: .init(count: moment.commentCount, strings: strings)
    )
  }

  /// The head of a timeline; nil where it is not one person's.
  func profileSection(of scope: TimelineScope) -> ListSection? {
    let row: UserProfileRow
    switch scope {
    case .hashtag: return nil
    case .home: row = profileRow(of: .owner)
    case .profile(let reference):
      let person = DemoPerson.allCases.first { $0.reference.id == reference.id }
      row = person.map(profileRow) ?? UserProfileRow(person: reference, background: nil)
    }
    return ListSection(id: "profile", rows: [row])
  }

  private func profileRow(of person: DemoPerson) -> UserProfileRow {
    let moments = DemoFeed.numbers(in: person == .owner ? .home : .profile(person.reference))
    return UserProfileRow(
      person: person.reference,
      background: DemoPicture(person.background, width: 1250, height: 1000, nil).reference,
      bio: DemoMarkup.read(person.bio),
      counts: [
        count(moments.count, strings.momentsTitle, strings.moments),
        count(person.followingCount, strings.followingTitle, strings.following),
        count(person.followerCount, strings.followersTitle, strings.followers),
      ]
    )
  }

  private func count(
    _ number: Int,
    _ title: String,
    _ phrase: (Int) -> String
  ) -> UserProfileRow.Count {
    UserProfileRow.Count(
      value: strings.compactNumber(number),
      title: title,
      accessibilityText: phrase(number)
    )
  }
}
