public import Foundation
public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A row for a post that the server posts later.
public struct ScheduledPostRow: ListItemViewModel, Hashable {
  /// The identity of the scheduled post.
  public var id: ListItemID
  /// When it is posted.
  public var date: Date
  /// The beginning of the text; without text, a summary of the content.
  public var text: String
  /// "Tomorrow at 09:00 · Comment · 2 photos".
  public var detail: String

  /// The identity of the row: that of the post.
  public var itemID: ListItemID { id }
}

extension ScheduledPostRow {
  /// Makes a row in the reader's language.
  ///
  /// - Parameters:
  ///   - id: The identity of the post.
  ///   - date: When it is posted.
  ///   - text: The text; may be empty.
  ///   - media: The numbers of what is attached.
  ///   - hasPoll: Whether it has a poll.
  ///   - isComment: Whether it is a reply.
  ///   - time: Formats the time.
  public init(
    id: ListItemID,
    date: Date,
    text: String,
    media: MediaCounts = MediaCounts(),
    hasPoll: Bool = false,
    isComment: Bool = false,
    time: ScheduleTime
  ) {
    let strings = time.strings
    let parts = [
      time.title(of: date),
      isComment ? strings.composerTitle(.comment) : nil,
      strings.media(media),
      hasPoll ? strings.composerPoll : nil,
    ]
    self.init(
      id: id,
      date: date,
      text: text.isEmpty ? strings.composerUntitledDraft : text,
      detail: parts.compactMap { $0 }.joined(separator: " · ")
    )
  }
}
