import Foundation
import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// A comment of the list; nil where it is not in the list.
  func comment(_ id: ListItemID) -> ThreadComment? { places[id.description].map { comments[$0] } }

  /// Replaces all comments.
  func setComments(_ moments: [Moment]) {
    comments = []
    places = [:]
    gone = []
    writer.forgetRows()
    addComments(moments)
  }

  /// Replaces all comments by those that were read again, without duplicates.
  func put(_ new: [ThreadComment]) {
    comments = new
    places = [:]
    for (place, comment) in new.enumerated() { places[comment.moment.postID] = place }
  }

  /// Adds comments that are not in the list yet.
  func addComments(_ moments: [Moment]) {
    for moment in moments where places[moment.postID] == nil {
      places[moment.postID] = comments.count
      comments.append(ThreadComment(moment))
    }
  }

  /// Builds the tree again, and shows it: after comments were inserted, deleted or revealed.
  func rebuild() {
    let now = time.now()
    tree = CommentTree(comments.map(\.moment), root: postID) { placeholder(for: $0, at: now) }
    publish()
  }

  /// Why a comment is not shown; nil where it is.
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
      // A muted conversation is shown as any other: the mute only concerns notifications.
      return comment.hiding != nil && !revealed.contains(comment.postID) ? .muted : nil
    }
  }

  /// The title of the filter that covers the photos of a shown comment.
  private func blurTitle(of comment: Moment, at time: Date) -> String? {
    guard !comment.isOwn, case .blur(let title) = comment.verdict(in: .thread, at: time) else {
      return nil
    }
    return title
  }

  /// Publishes the tree, with what the reader collapsed, opened and liked.
  ///
  /// O(rows); builds only rows that changed.
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
