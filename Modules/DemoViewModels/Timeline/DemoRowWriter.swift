import Foundation
import ListModel
import MomentsContracts

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
      boostedBy: boosters(of: entry),
      timeText: entry.isPending ? strings.sending : time.short(date, now: now),
      timeAccessibilityText: entry.isPending ? strings.sending : time.full(date),
      isPending: entry.isPending,
      contentWarning: warning(of: entry),
      text: moment.text,
      folding: .init(of: moment.text, isFolded: entry.isFolded, strings: strings),
      photos: moment.photos,
      likes: .init(
        count: entry.likeCount,
        isLiked: entry.isLiked,
        people: moment.likers.map(\.reference),
        strings: strings
      ),
      comments: .init(count: moment.commentCount, strings: strings),
      actions: MomentRow.Actions(
        canBoost: !entry.isPending,
        isBoosted: entry.isBoosted,
        canReply: !entry.isPending,
        canChange: moment.author == .owner,
        strings: strings
      )
    )
  }

  private func boosters(of entry: DemoEntry) -> String? {
    let name = entry.moment.boostedBy?.name
    return entry.isBoosted
      ? strings.boostedByReader(and: name) : name.map { strings.boosted(by: $0) }
  }

  private func warning(of entry: DemoEntry) -> MomentRow.ContentWarning? {
    if let filter = entry.filter {
      return MomentRow.ContentWarning(
        text: strings.placeholder(.filtered(title: filter.title)),
        covers: filter.covers,
        isRevealed: entry.isRevealed,
        strings: strings
      )
    }
    return entry.moment.warning.map {
      .init(text: $0, isRevealed: entry.isRevealed, strings: strings)
    }
  }

  /// The head of a timeline; nil where it is not one person's.
  func profileSection(of scope: TimelineScope, follow: DemoFollow?) -> ListSection? {
    var row: UserProfileRow
    switch scope {
    case .hashtag, .local, .public: return nil
    case .home: row = profileRow(of: .owner)
    case .profile(let reference):
      let person = DemoPerson.allCases.first { $0.reference.id == reference.id }
      row = person.map(profileRow) ?? UserProfileRow(person: reference, background: nil)
    }
    row.follow = follow?.button(strings)
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
        count(person.followingCount, { _ in strings.followingTitle }, strings.following),
        count(person.followerCount, strings.followersTitle, strings.followers),
      ]
    )
  }

  private func count(
    _ number: Int,
    _ title: (Int) -> String,
    _ phrase: (Int) -> String
  ) -> UserProfileRow.Count {
    UserProfileRow.Count(
      value: strings.compactNumber(number),
      title: title(number),
      accessibilityText: phrase(number)
    )
  }
}
