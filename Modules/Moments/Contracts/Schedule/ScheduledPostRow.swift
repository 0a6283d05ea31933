public import Foundation
public import ListModel

/// A post that waits for its time, in the list of them.
public struct ScheduledPostRow: ListItemViewModel, Hashable {
  /// The identity of the post among those that wait.
  public var id: ListItemID
  /// When it is posted.
  public var date: Date
  /// The beginning of what is written; of one without words, what it holds.
  public var text: String
  /// "Tomorrow at 09:00 · Comment · 2 photos".
  public var detail: String

  /// The identity of the row: that of the post.
  public var itemID: ListItemID { id }

  /// Makes a row.
  public init(id: ListItemID, date: Date, text: String, detail: String) {
    self.id = id
    self.date = date
    self.text = text
    self.detail = detail
  }

  /// Makes a row in the reader's language.
  ///
  /// - Parameters:
  ///   - id: The identity of the post.
  ///   - date: When it is posted.
  ///   - text: What is written; may be empty.
  ///   - photos: How many photos it has.
  ///   - hasPoll: Whether it asks a question.
  ///   - isComment: Whether it answers a post.
  ///   - time: Says when.
  public init(
    id: ListItemID,
    date: Date,
    text: String,
    photos: Int = 0,
    hasPoll: Bool = false,
    isComment: Bool = false,
    time: ScheduleTime
  ) {
    let strings = time.strings
    let parts = [
      time.title(of: date),
      isComment ? strings.composerTitle(.comment) : nil,
      photos > 0 ? strings.photos(photos) : nil,
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
