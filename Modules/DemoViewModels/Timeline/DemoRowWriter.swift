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

  var profileSection: ListSection {
    let owner = DemoPerson.owner.reference
    let row = UserProfileRow(
      person: owner,
      background: DemoPicture(
        "landscape/14",
        width: 1250,
        height: 1000,
        nil
      ).reference,
      bio: DemoMarkup.read(
        "Walks, noodles, small software. 一半时间在山里，一半时间在 #swift 里。"
      ),
      counts: [
        count(DemoFeed.moments.count, strings.momentsTitle, strings.moments),
        count(248, strings.followingTitle, strings.following),
        count(12_860, strings.followersTitle, strings.followers),
      ]
    )
    return ListSection(id: "profile", rows: [row])
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
