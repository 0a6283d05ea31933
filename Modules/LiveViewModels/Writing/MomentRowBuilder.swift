import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// Puts moments and people into the reader's language.
struct MomentRowBuilder {
  let strings: Strings
  private let time: TimeText
  /// The account of the reader, where it is known.
  private let readerID: String?

  init(strings: Strings, timeZone: TimeZone, readerID: String? = nil) {
    self.strings = strings
    self.readerID = readerID
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  /// The row of a moment, as seen at a time.
  ///
  /// - Parameters:
  ///   - entry: the moment, and what the reader opened of it.
  ///   - place: where it stands, for what the reader's filters make of what it quotes.
  ///   - verdict: what the reader's filters make of it.
  ///   - offers: what the reader can do with it.
  ///   - now: the time.
  /// - Returns: the row.
  func row(
    for entry: TimelineEntry,
    in place: ContentFilter.Place = .home,
    verdict: FilterVerdict,
    offers: ReaderActions,
    now: Date
  ) -> MomentRow {
    let moment = entry.moment
    let date = moment.createdAt ?? moment.listedAt
    let isFolded = entry.opening.isFolded
    let folding = MomentRow.Folding(of: entry.text, isFolded: isFolded, strings: strings)
    return MomentRow(
      id: entry.id,
      author: PersonReference(moment.author),
      boostedBy: boosters(of: moment),
      timeText: moment.isPending
        ? strings.sending
        : date.map { entry.opening.showsFullTime ? time.full($0) : time.short($0, now: now) } ?? "",
      timeAccessibilityText: moment.isPending ? strings.sending : date.map { time.full($0) } ?? "",
      isOwn: moment.isOwn,
      isPending: moment.isPending,
      contentWarning: cover(of: entry, verdict: verdict)?.warning(strings),
      text: folding.isFolded ? entry.foldedText : entry.text,
      folding: folding,
      translation: TranslationNote(of: moment, strings: strings),
      photos: entry.photos.worded(strings),
      photoText: strings.photoWithoutDescription,
      poll: moment.poll.map {
        PollRow(
          $0,
          entry.opening.ballot,
          canVote: offers.votes != nil && !moment.isPending,
          now: now,
          strings: strings
        )
      },
      link: LinkPreview(of: moment, hasPhotos: !entry.photos.isEmpty, strings: strings),
      quoted: QuotedMoment(in: moment, place: place, time: time, now: now, strings: strings),
      likes: .init(
        count: moment.like.count,
        isLiked: moment.like.isLiked,
        people: moment.likers.map { PersonReference($0) },
        strings: strings
      ),
      comments: .init(count: moment.replyCount, strings: strings),
      actions: MomentRow.Actions(of: moment, offers, strings: strings),
      marks: MomentRow.Marks(of: moment, strings: strings)
    )
  }

  /// Who put the moment in front of others, the reader too.
  private func boosters(of moment: Moment) -> RichText? {
    let booster = moment.boostedBy
    let isReader = booster != nil && booster?.id == readerID
    // The reader is not somebody else.
    let name = isReader ? nil : booster?.richName
    let sentence =
      moment.isBoosted || isReader
      ? strings.boostedByReader(and: name?.string) : name.map { strings.boosted(by: $0.string) }
    return sentence.map { RichText($0, naming: [name].compactMap { $0 }) }
  }

  /// What stands in front of a moment; nil where nothing does.
  ///
  /// A filter of the reader's covers the author's own warning, too: that comes when the filter is
  /// opened.
  func cover(of entry: TimelineEntry, verdict: FilterVerdict) -> MomentCover? {
    let opening = entry.opening
    let own = entry.moment.ownCover(
      isOpen: opening.isRevealed,
      hasPhotos: !entry.photos.isEmpty,
      strings
    )
    guard own == nil || !opening.isFilterOpen else { return own }
    switch verdict {
    case .warn(let title):
      return .filter(title: title, covers: .everything, isOpen: opening.isFilterOpen)
    case .blur(let title) where !entry.photos.isEmpty:
      return .filter(title: title, covers: .photos, isOpen: opening.isFilterOpen)
    case .blur, .show, .hide:
      return own
    }
  }

  /// The row of the person whose timeline it is.
  ///
  /// - Parameters:
  ///   - account: the person.
  ///   - showsPeople: whether there are lists of the people that are counted.
  ///   - showsDetails: whether the row says all that the person says of themselves.
  /// - Returns: the row.
  func profileRow(
    _ account: Account,
    showsPeople: Bool,
    showsDetails: Bool
  ) -> UserProfileRow {
    let person = PersonReference(account)
    func list(_ kind: FriendsListKind) -> FriendsListKind? { showsPeople ? kind : nil }
    return UserProfileRow(
      person: person,
      background: account.headerURL.map { ImageReference(url: $0) },
      bio: account.note.isEmpty ? nil : RichText(account.note),
      counts: [
        count(account.postsCount, strings.momentsTitle, strings.moments),
        count(account.followingCount, { _ in strings.followingTitle }, strings.following)
          .map { $0.leading(to: list(.following(of: person))) },
        count(account.followersCount, strings.followersTitle, strings.followers)
          .map { $0.leading(to: list(.followers(of: person))) },
      ].compactMap { $0 },
      details: showsDetails ? details(of: account) : nil
    )
  }

  private func details(of account: Account) -> ProfileDetails {
    ProfileDetails(
      address: account.address,
      isBot: account.isBot,
      isLocked: account.isLocked,
      fields: account.fields.map { field in
        .init(
          name: RichText(field.name, emojis: account.emojis),
          value: RichText(field.value),
          verifiedText: field.verifiedAt.map { strings.verified(on: time.day($0)) }
        )
      },
      joinedText: account.joinedAt.map { strings.joined(on: time.day($0)) },
      strings: strings
    )
  }

  private func count(
    _ number: Int?,
    _ title: (Int) -> String,
    _ phrase: (Int) -> String
  ) -> UserProfileRow.Count? {
    number.map { number in
      .init(
        value: strings.compactNumber(number),
        title: title(number),
        accessibilityText: phrase(number)
      )
    }
  }
}

extension UserProfileRow.Count {
  /// The count of people who can be shown.
  fileprivate func leading(to list: FriendsListKind?) -> Self {
    var count = self
    count.list = list
    return count
  }
}
