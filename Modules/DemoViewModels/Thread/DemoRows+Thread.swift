public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// The rows of one moment with comments on it, some of them on other comments.
  ///
  /// - Parameters:
  ///   - comments: The number of comments, at most five.
  ///   - count: The number of photos of the moment.
  ///   - asks: Whether it has a poll, a link preview, and likes by people whom the server does not
  ///     name.
  ///   - kind: The kind of its quote; nil for none.
  ///   - strings: The language of the rows.
  /// - Returns: The sections of the screen.
  public static func thread(
    comments: Int = 5,
    photos count: Int = 4,
    asks: Bool = false,
    quotes kind: QuotedKind? = nil,
    _ strings: Strings
  ) -> [ListSection] {
    let time = strings.clock(hour: 14, minute: 5)
    var likes = Self.likes(1_204, isLiked: true, strings)
    if asks { (likes.people, likes.peopleText) = ([], "") }
    let moment = ThreadMomentRow(
      author: ThreadAuthorRow(
        moment: "moment",
        author: ann,
        timeText: time,
        timeAccessibilityText: time
      ),
      text: ThreadTextRow(moment: "moment", text: RichText(shortText(strings))),
      photos: count > 0 ? ThreadPhotosRow(moment: "moment", photos: photos(count)) : nil,
      poll: asks ? ThreadBoxRow(poll(.fresh, strings), of: "moment") : nil,
      link: asks
        ? links(strings).first.map { ThreadBoxRow($0.preview, of: "moment") } : nil,
      quoted: kind.map { ThreadBoxRow(quoted($0, strings), of: "moment") },
      detail: ThreadDetailRow(
        moment: "moment",
        timeText: time,
        marks: MomentRow.Marks(
          audience: .followers,
          isEdited: true,
          isByBot: false,
          answered: nil,
          strings: strings
        ),
        editsTitle: strings.showEdits
      ),
      likes: ThreadLikesRow(
        moment: "moment",
        likes: likes,
        likesTitle: asks ? strings.likes(likes.count) : nil,
        boostsTitle: strings.boosts(38),
        showsLikers: true,
        actions: actions(boosts: 128, isBoosted: true, strings)
      )
    )
    let rows = threadComments(strings).prefix(comments)
    var section = ListSection(id: "comments") {
      ThreadCommentHeaderRow(count: rows.count, strings: strings)
    }
    section.items += rows
    return [ListSection(id: "moment") { moment }, section]
  }

  @ListItemsBuilder
  private static func threadComments(_ strings: Strings) -> [AnyListItem] {
    let first = ThreadBranch()
    let second = first.below("first")
    comment("first", by: marco, in: first, replies: 2, strings)
    comment("second", by: ann, in: second, isLiked: true, strings)
    comment("third", by: owner, in: second.below("second"), isOwn: true, strings)
    ThreadPlaceholderRow(
      id: "deleted",
      kind: .deleted,
      replies: ThreadReplies(count: 0, isCollapsed: false, strings: strings),
      strings: strings
    )
    comment("last", by: layla, in: first, photos: 2, strings)
  }

  /// Makes a comment of 15:20 with a fixed text.
  public static func comment(
    _ id: ListItemID,
    by author: PersonReference = person(),
    in branch: ThreadBranch = ThreadBranch(),
    replies: Int = 0,
    isLiked: Bool = false,
    isOwn: Bool = false,
    photos count: Int = 0,
    _ strings: Strings
  ) -> ThreadCommentRow {
    let time = strings.clock(hour: 15, minute: 20)
    var actions = MomentRow.Actions.none
    actions.replyTitle = strings.reply
    actions.deleteTitle = isOwn ? strings.delete : nil
    return ThreadCommentRow(
      id: id,
      branch: branch,
      author: author,
      replyText: branch.depth > 0 ? RichText(strings.replying(to: marco.name)) : nil,
      timeText: time,
      timeAccessibilityText: time,
      text: RichText(
        said("The second bench is mine.", "左边第二张长椅是我的。", "المقعد الثاني من اليسار لي.", strings)
      ),
      photos: photos(count),
      likes: likes(3, isLiked: isLiked, strings),
      replies: ThreadReplies(count: replies, isCollapsed: false, strings: strings),
      actions: actions
    )
  }
}
