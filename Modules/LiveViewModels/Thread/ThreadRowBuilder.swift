import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the rows of a moment and its comments.
///
/// Rows of comments are cached and built again only when they change: one like in a thread of
/// thousands builds one row.
struct ThreadRowBuilder {
  /// What the row of a comment depends on, besides the comment.
  struct Context: Hashable {
    var branch: ThreadBranch
    var replyCount: Int
    var isCollapsed: Bool
    var isWarningOpen: Bool
    /// The filter that covers its photos.
    var blurredBy: String?
    /// The person who is replied to.
    var answered: RichText?
  }

  let strings: Strings
  private let time: TimeText
  private let offers: ReaderActions
  /// The kinds of actions that the rows offer.
  private var offered: Set<ActionKind> = []
  private var written: [String: (context: Context, row: ThreadCommentRow)] = [:]

  init(offers: ReaderActions, strings: Strings, timeZone: TimeZone) {
    self.offers = offers
    self.strings = strings
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  /// Forgets all rows, because the comments or the time for ages changed.
  mutating func forgetRows() {
    written = [:]
  }

  /// Forgets the rows of comments that changed.
  mutating func forgetRows(of ids: some Sequence<String>) {
    for id in ids { written[id] = nil }
  }

  /// Forgets all rows if the provider offers other actions now: a server may turn out not to
  /// support one when it is sent.
  mutating func noteOffers() {
    guard offers.provider.supported != offered else { return }
    offered = offers.provider.supported
    forgetRows()
  }

  /// The row of a comment at a time.
  mutating func row(
    for comment: ThreadComment,
    _ context: Context,
    now: Date
  ) -> ThreadCommentRow {
    let id = comment.moment.postID
    if let known = written[id], known.context == context { return known.row }
    let moment = comment.moment
    let (short, full) = times(of: moment, now: now)
    let row = ThreadCommentRow(
      id: ListItemID(id),
      branch: context.branch,
      author: PersonReference(moment.author),
      replyText: context.answered.map {
        RichText(strings.replying(to: $0.string), naming: [$0])
      },
      timeText: short,
      timeAccessibilityText: full,
      isPending: moment.isPending,
      contentWarning: warning(
        of: moment,
        comment.photos,
        isOpen: context.isWarningOpen,
        blurredBy: context.blurredBy
      ),
      text: comment.text,
      translation: TranslationNote(of: moment, strings: strings),
      photos: comment.photos.worded(strings),
      photoText: strings.photoWithoutDescription,
      quoted: quoted(in: moment, now: now),
      likes: likes(of: moment),
      replies: ThreadReplies(
        count: context.replyCount,
        isCollapsed: context.isCollapsed,
        strings: strings
      ),
      actions: MomentRow.Actions(of: moment, offers, strings: strings).ofComment
    )
    written[id] = (context, row)
    return row
  }

  /// The row of a placeholder for a comment.
  func placeholder(
    _ kind: ThreadPlaceholderRow.Kind,
    for node: CommentTree.Node,
    isCollapsed: Bool
  ) -> ThreadPlaceholderRow {
    ThreadPlaceholderRow(
      id: ListItemID(node.id),
      branch: node.branch,
      kind: kind,
      replies: ThreadReplies(count: node.replyCount, isCollapsed: isCollapsed, strings: strings),
      strings: strings
    )
  }

  /// The row of the moment itself.
  func momentRow(
    for comment: ThreadComment,
    isFolded: Bool,
    isWarningOpen: Bool,
    ballot: Poll.Ballot,
    now: Date
  ) -> ThreadMomentRow {
    let moment = comment.moment
    let id = ListItemID(moment.postID)
    let (short, full) = times(of: moment, now: now)
    let warning = warning(of: moment, comment.photos, isOpen: isWarningOpen)
    let folding = MomentRow.Folding(of: comment.text, isFolded: isFolded, strings: strings)
    let note = TranslationNote(of: moment, strings: strings)
    let likes = self.likes(of: moment)
    let showsCounts = offers.showsPeople && !moment.isPending
    let text = ThreadTextRow(
      moment: id,
      contentWarning: warning,
      text: folding.isFolded ? comment.text.shortened(to: RichText.foldedLength) : comment.text,
      folding: folding,
      translation: note
    )
    let isConcealed = !(warning?.isRevealed ?? true)
    let showsPhotos = !comment.photos.isEmpty && !isConcealed
    let link = LinkPreview(of: moment, hasPhotos: !comment.photos.isEmpty, strings: strings)
    return ThreadMomentRow(
      author: ThreadAuthorRow(
        moment: id,
        author: PersonReference(moment.author),
        timeText: short,
        timeAccessibilityText: full,
        isPending: moment.isPending
      ),
      text: warning != nil || note != nil || !comment.text.isEmpty ? text : nil,
      photos: showsPhotos
        ? ThreadPhotosRow(
          moment: id,
          photos: comment.photos.worded(strings),
          photoText: strings.photoWithoutDescription
        ) : nil,
      poll: isConcealed
        ? nil
        : moment.poll.map {
          ThreadBoxRow(
            PollRow(
              $0,
              choices: ballot.choices,
              showsResults: ballot.showsResults,
              canVote: offers.supports(.vote) && !moment.isPending,
              now: now,
              strings: strings
            ),
            of: id
          )
        },
      link: isConcealed ? nil : link.map { ThreadBoxRow($0, of: id) },
      quoted: isConcealed
        ? nil : quoted(in: moment, now: now).map { ThreadBoxRow($0, of: id) },
      detail: moment.isPending
        ? nil
        : ThreadDetailRow(
          moment: id,
          timeText: full,
          marks: MomentRow.Marks(of: moment, strings: strings),
          editsTitle: offers.showsEdits && moment.isEdited ? strings.showEdits : nil
        ),
      likes: ThreadLikesRow(
        moment: id,
        likes: likes,
        // Most servers count likes without naming people.
        likesTitle: showsCounts && moment.like.count > 0 && likes.peopleText.isEmpty
          ? strings.likes(moment.like.count) : nil,
        boostsTitle: showsCounts && moment.boostCount > 0
          ? strings.boosts(moment.boostCount) : nil,
        showsLikers: offers.showsPeople,
        actions: MomentRow.Actions(of: moment, offers, strings: strings)
      )
    )
  }

  func parentRow(for moment: Moment) -> ThreadParentRow {
    let author = PersonReference(moment.author)
    return ThreadParentRow(
      id: ListItemID(moment.postID),
      author: author,
      title: RichText(
        strings.replying(to: author.displayName.string),
        naming: [author.displayName]
      ),
      text: moment.contentWarning.map { RichText($0, emojis: moment.emojis) }
        ?? moment.text.shortened(to: 200)
    )
  }

  private func quoted(in moment: Moment, now: Date) -> QuotedMoment? {
    QuotedMoment(in: moment, place: .thread, time: time, now: now, strings: strings)
  }

  private func times(of moment: Moment, now: Date) -> (short: String, full: String) {
    guard !moment.isPending else { return (strings.sending, strings.sending) }
    guard let date = moment.createdAt else { return ("", "") }
    return (time.short(date, now: now), time.full(date))
  }

  private func likes(of moment: Moment) -> MomentRow.Likes {
    MomentRow.Likes(
      count: moment.like.count,
      isLiked: moment.like.isLiked,
      people: moment.likers.map { PersonReference($0) },
      strings: strings
    )
  }

  /// The author's own warning, or that of a filter that covers the photos.
  private func warning(
    of moment: Moment,
    _ photos: [ImageReference],
    isOpen: Bool,
    blurredBy filter: String? = nil
  ) -> MomentRow.ContentWarning? {
    if let own = moment.ownCover(isOpen: isOpen, hasPhotos: !photos.isEmpty, strings) {
      return own.warning(strings)
    }
    guard let filter, !photos.isEmpty else { return nil }
    return MomentCover.filter(title: filter, covers: .photos, isOpen: isOpen).warning(strings)
  }
}
