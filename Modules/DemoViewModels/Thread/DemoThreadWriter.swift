import Foundation
import ListModel
import MomentsContracts

/// Puts a moment of the demo and its comments into the reader's language.
struct DemoThreadWriter {
  let strings: Strings
  let now: Date
  /// Whether the reader can comment, share and change.
  let canWrite: Bool
  private let time: TimeText

  init(strings: Strings, now: Date, timeZone: TimeZone, canWrite: Bool) {
    self.canWrite = canWrite
    self.strings = strings
    self.now = now
    time = TimeText(strings: strings, timeZone: timeZone)
  }

  /// The row of the moment itself.
  func momentRow(for entry: DemoEntry) -> ThreadMomentRow {
    let moment = entry.moment
    let date = date(minutesAgo: moment.minutesAgo)
    let warning = moment.warning.map {
      MomentRow.ContentWarning(text: $0, isRevealed: entry.isRevealed, strings: strings)
    }
    let text = ThreadTextRow(
      moment: entry.id,
      contentWarning: warning,
      text: moment.text,
      folding: .init(of: moment.text, isFolded: entry.isFolded, strings: strings)
    )
    let showsPhotos = !moment.photos.isEmpty && warning?.isRevealed ?? true
    let likes = MomentRow.Likes(
      count: entry.likeCount,
      isLiked: entry.isLiked,
      people: moment.likers.map(\.reference),
      strings: strings
    )
    let actions = MomentRow.Actions(
      canBoost: canWrite,
      isBoosted: entry.isBoosted,
      canReply: canWrite,
      canChange: canWrite && moment.author == .owner,
      strings: strings
    )
    return ThreadMomentRow(
      author: ThreadAuthorRow(
        moment: entry.id,
        author: moment.author.reference,
        timeText: time.short(date, now: now),
        timeAccessibilityText: time.full(date)
      ),
      text: warning != nil || !moment.text.isEmpty ? text : nil,
      photos: showsPhotos ? ThreadPhotosRow(moment: entry.id, photos: moment.photos) : nil,
      likes: ThreadLikesRow(moment: entry.id, likes: likes, actions: actions)
    )
  }

  /// The row of a comment, or of what stands in its place.
  func row(for entry: DemoCommentEntry) -> AnyListItem {
    let replies = ThreadReplies(
      count: entry.replyCount,
      isCollapsed: entry.isCollapsed,
      strings: strings
    )
    if let kind = entry.placeholder {
      return AnyListItem(
        ThreadPlaceholderRow(
          id: entry.id,
          branch: entry.branch,
          kind: kind,
          replies: replies,
          strings: strings
        )
      )
    }
    let comment = entry.comment
    let date = date(minutesAgo: comment.minutesAgo)
    return AnyListItem(
      ThreadCommentRow(
        id: entry.id,
        branch: entry.branch,
        author: comment.author.reference,
        replyText: entry.answered.map { strings.replying(to: $0.name) },
        timeText: comment.isPending ? strings.sending : time.short(date, now: now),
        timeAccessibilityText: comment.isPending ? strings.sending : time.full(date),
        isPending: comment.isPending,
        contentWarning: comment.warning.map {
          .init(text: $0, isRevealed: entry.isWarningOpen, strings: strings)
        },
        text: comment.text,
        photos: comment.photos,
        likes: .init(count: entry.likeCount, isLiked: entry.isLiked, people: [], strings: strings),
        replies: replies,
        deleteTitle: comment.author == .owner ? strings.delete : nil,
        replyTitle: canWrite && !comment.isPending ? strings.reply : nil
      )
    )
  }

  private func date(minutesAgo: Int) -> Date {
    now.addingTimeInterval(-60 * Double(minutesAgo))
  }
}
