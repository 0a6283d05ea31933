import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the rows of moments and people.
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

  /// The row of a moment at a time.
  ///
  /// - Parameters:
  ///   - entry: the moment, and its opening state.
  ///   - place: where it is shown, for the filters of the quoted moment.
  ///   - verdict: the verdict of the reader's filters.
  ///   - offers: the actions that are offered.
  ///   - now: the time.
  /// - Returns: the row.
  func row(
    for entry: TimelineEntry,
    in place: FilterPlace = .home,
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
          choices: entry.opening.ballot.choices,
          showsResults: entry.opening.ballot.showsResults,
          canVote: offers.supports(.vote) && !moment.isPending,
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

  /// The people who boosted the moment, the reader included.
  private func boosters(of moment: Moment) -> RichText? {
    let booster = moment.boostedBy
    let isReader = booster != nil && booster?.id == readerID
    // The reader is named "you", not by name.
    let name = isReader ? nil : booster?.richName
    let sentence =
      moment.isBoosted || isReader
      ? strings.boostedByReader(and: name?.string) : name.map { strings.boosted(by: $0.string) }
    return sentence.map { RichText($0, naming: [name].compactMap { $0 }) }
  }

  /// The cover of a moment; nil where there is none.
  ///
  /// A filter also covers the author's own warning, which is shown when the filter is opened.
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

  /// The row of the person of a timeline.
  ///
  /// - Parameters:
  ///   - account: the person.
  ///   - showsPeople: whether there are lists of the people that are counted.
  ///   - showsDetails: whether the row shows the description and details.
  /// - Returns: the row.
  func profileRow(
    _ account: Account,
    showsPeople: Bool,
    showsDetails: Bool
  ) -> UserProfileRow {
    let person = PersonReference(account)
    func list(_ kind: FriendsListRoute) -> FriendsListRoute? { showsPeople ? kind : nil }
    return UserProfileRow(
      person: person,
      background: account.headerURL.map { ImageReference(url: $0) },
      bio: account.note.isEmpty ? nil : account.note,
      counts: [
        count(account.postsCount, strings.momentsTitle, strings.moments),
        count(account.followingCount, strings.followingTitle, strings.following)
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
          value: field.value,
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
        title: title(strings.compactNumberForm(number)),
        accessibilityText: phrase(number)
      )
    }
  }
}

extension UserProfileRow.Count {
  /// The count, with a link to its list of people where there is one.
  fileprivate func leading(to list: FriendsListRoute?) -> Self {
    var count = self
    count.list = list
    return count
  }
}
