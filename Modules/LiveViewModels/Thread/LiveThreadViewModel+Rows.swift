import Foundation
import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// A comment of the list, or nil.
  func comment(_ id: ListItemID) -> ThreadComment? { places[id.description].map { comments[$0] } }

  /// Puts comments in place of all there are.
  func setComments(_ moments: [Moment]) {
    comments = []
    places = [:]
    gone = []
    writer.forgetRows()
    addComments(moments)
  }

  /// Puts comments that were read again in place of all there are; each stands in them once.
  func put(_ new: [ThreadComment]) {
    comments = new
    places = [:]
    for (place, comment) in new.enumerated() { places[comment.moment.postID] = place }
  }

  /// Adds those comments that are not there yet.
  func addComments(_ moments: [Moment]) {
    for moment in moments where places[moment.postID] == nil {
      places[moment.postID] = comments.count
      comments.append(ThreadComment(moment))
    }
  }

  /// Makes the tree anew, and shows it: after comments came, went, or came out from behind a
  /// placeholder.
  func rebuild() {
    let now = time.now()
    tree = CommentTree(comments.map(\.moment), root: postID) { placeholder(for: $0, at: now) }
    publish()
  }

  /// Why a comment does not show; nil where it does.
  private func placeholder(for comment: Moment, at time: Date) -> ThreadPlaceholderRow.Kind? {
    if deletions.removed.contains(comment.postID) || gone.contains(comment.postID) {
      return .deleted
    }
    guard !comment.isOwn else { return nil }
    switch comment.verdict(in: .thread, at: time) {
    case .hide: return .hidden
    case .warn(let title):
      return revealed.contains(comment.postID) ? nil : .filtered(title: title)
    case .show, .blur:
      // A conversation that the reader muted is read as any other: they are told nothing of it.
      return comment.hiding != nil && !revealed.contains(comment.postID) ? .muted : nil
    }
  }

  /// The filter that covers the photos of a comment that shows.
  private func blurTitle(of comment: Moment, at time: Date) -> String? {
    guard !comment.isOwn, case .blur(let title) = comment.verdict(in: .thread, at: time) else {
      return nil
    }
    return title
  }

  /// Shows the tree as it is, with what the reader collapsed, opened and liked.
  ///
  /// O(rows), and writes only what changed.
  func publish() {
    guard let root else { return }
    guard !deletions.removed.contains(postID) else {
      sectionsSource.value = []
      return
    }
    let now = time.now()
    var sections: [ListSection] = []
    if let parent {
      sections.append(ListSection(id: "parent", rows: [writer.parentRow(for: parent)]))
    }
    sections.append(
      ListSection(
        id: "moment",
        rows: [
          writer.momentRow(
            for: root,
            offers: actions,
            isFolded: isFolded,
            isWarningOpen: openWarnings.contains(postID),
            ballot: ballot,
            now: now
          )
        ]
      )
    )
    let count = max(tree.count, pager.next == nil ? 0 : root.moment.replyCount)
    let header = ThreadCommentHeaderRow(count: count, strings: strings)
    sections.append(
      ListSection(id: "comments", items: [AnyListItem(header)] + commentRows(now: now))
    )
    sectionsSource.value = sections
    pollEnds.follow([root.moment])
  }

  private func commentRows(now: Date) -> [AnyListItem] {
    tree.shown(collapsed: collapsed).map { node in
      let isCollapsed = collapsed.contains(node.id)
      switch node.content {
      case .placeholder(let kind):
        return AnyListItem(writer.placeholder(kind, for: node, isCollapsed: isCollapsed))
      case .comment(let place):
        let comment = comments[place]
        let context = ThreadRowBuilder.Context(
          branch: node.branch,
          replyCount: node.replyCount,
          isCollapsed: isCollapsed,
          isWarningOpen: openWarnings.contains(node.id),
          blurredBy: blurTitle(of: comment.moment, at: now),
          canReply: actions.compose != nil && !comment.moment.isPending,
          canBookmark: actions.bookmarks != nil && !comment.moment.isPending,
          canHide: actions.moderation != nil,
          canFilter: actions.filters != nil,
          canReport: actions.reports != nil,
          canTranslate: actions.translations != nil,
          showsEdits: actions.showsEdits,
          answered: comment.moment.inReplyToID.flatMap { places[$0] }.map {
            comments[$0].moment.author.richName
          }
        )
        return AnyListItem(writer.row(for: comment, context, now: now))
      }
    }
  }
}
