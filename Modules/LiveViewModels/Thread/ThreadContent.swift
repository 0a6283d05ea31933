import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The content of a thread: the moment, its parent and its comments as the provider last returned
/// them, what the reader opened and collapsed, and a row for each that is shown.
@MainActor
final class ThreadContent {
  /// The options with which rows are built.
  struct Style {
    let postID: String
    let strings: Strings
    let timeZone: TimeZone
    let offers: ReaderActions
    let now: @MainActor () -> Date
  }

  /// What the reader opened and collapsed.
  private struct Openings {
    var isFolded = true
    /// The comments whose warnings are open, and the moment itself.
    var warnings: Set<String> = []
    /// The comments without their replies.
    var collapsed: Set<String> = []
    /// The comments shown although a filter or a mute hides them.
    var revealed: Set<String> = []
    /// The reader's choice in the poll of the moment.
    var ballot = Poll.Ballot()
  }

  /// The rows, in sections; the loader sets the states.
  let snapshot = MutableObservable(ListSnapshot())

  /// Comments that arrived and are not in the list yet.
  var newComments: Observable<NewItems?> { newCommentsSource }

  /// Posts that the reader deleted and that can still be restored.
  var isRemoved: (_ postID: String) -> Bool = { _ in false }

  /// Whether there are comments on pages that were not loaded yet.
  var hasMorePages: () -> Bool = { false }

  /// Called with the moment whenever rows are published.
  var onPublish: (Moment) -> Void = { _ in }

  /// The moment; nil before it is loaded, and where it was deleted.
  private(set) var root: ThreadComment?
  /// The moment that it replies to.
  private(set) var parent: Moment?

  /// All known comments, in the order in which they arrived.
  private var comments: [ThreadComment] = []
  /// The index of each comment, by its post.
  private var indexes: [String: Int] = [:]
  /// Comments that the provider no longer has; one whose deletion is refused is restored at its
  /// position.
  private var gone: Set<String> = []
  /// Comments that arrived while the reader was reading.
  private var waiting: [Moment] = []

  private var openings = Openings()
  private var tree = CommentTree([], root: "")
  private var builder: ThreadRowBuilder
  private let style: Style
  private let newCommentsSource = MutableObservable<NewItems?>(nil)

  init(_ style: Style) {
    self.style = style
    builder = ThreadRowBuilder(
      offers: style.offers,
      strings: style.strings,
      timeZone: style.timeZone
    )
  }

  // MARK: Reading

  /// Whether a post is the moment: the server may have named it since the screen was opened.
  func isMoment(_ id: ListItemID) -> Bool {
    id.description == style.postID || id.description == root?.moment.postID
  }

  /// The moment or a comment; nil where it is not in the list.
  func post(_ id: ListItemID) -> ThreadComment? {
    isMoment(id) ? root : indexes[id.description].map { comments[$0] }
  }

  /// The moment, a comment or the moment that it replies to; nil where it is not in the list.
  func moment(_ id: ListItemID) -> Moment? {
    post(id)?.moment ?? (id.description == parent?.postID ? parent : nil)
  }

  /// Whether a post is the moment or a comment of the list.
  func contains(_ postID: String) -> Bool { postID == style.postID || indexes[postID] != nil }

  /// All comments by their posts.
  var commentsByPost: [String: ThreadComment] { indexes.mapValues { comments[$0] } }

  /// All posts of the list, and those that arrived and are not in it yet.
  var knownPosts: Set<String> {
    Set(indexes.keys).union(waiting.map(\.postID)).union([style.postID])
  }

  /// The posts of the list that a change names.
  func posts(namedBy changed: ChangedContent) -> Set<String> {
    let all = [parent, root?.moment].compactMap { $0 } + comments.lazy.map(\.moment)
    return Set(
      all.lazy.filter { changed.posts.contains($0.postID) || $0.names(anyOf: changed.people) }
        .map(\.postID)
    )
  }

  // MARK: Pages

  /// Replaces everything by a first page, and shows it.
  func replace(with thread: MomentThread) {
    root = ThreadComment(thread.moment)
    parent = thread.ancestors.last
    waiting = []
    showWaiting()
    comments = []
    indexes = [:]
    gone = []
    builder.forgetRows()
    insert(thread.comments)
    rebuild()
  }

  /// Adds comments that are not in the list yet, and shows all.
  ///
  /// - Returns: whether there was one.
  func append(_ moments: [Moment]) -> Bool {
    let before = comments.count
    insert(moments)
    rebuild()
    return comments.count > before
  }

  private func insert(_ moments: [Moment]) {
    for moment in moments where indexes[moment.postID] == nil {
      indexes[moment.postID] = comments.count
      comments.append(ThreadComment(moment))
    }
  }

  // MARK: Changes

  /// Shows a thread that was read again.
  ///
  /// - Parameters:
  ///   - thread: the thread.
  ///   - new: its comments, without duplicates.
  ///   - known: the comments before it was read.
  func install(_ thread: MomentThread, _ new: [ThreadComment], known: [String: ThreadComment]) {
    if root?.moment != thread.moment { root = ThreadComment(thread.moment) }
    parent = thread.ancestors.last
    builder.forgetRows(
      of: new.lazy.map(\.moment).filter { known[$0.postID]?.moment != $0 }.map(\.postID)
    )
    comments = new
    indexes = [:]
    for (index, comment) in new.enumerated() { indexes[comment.moment.postID] = index }
    gone = []
    let waitingBefore = waiting.count
    waiting.removeAll { indexes[$0.postID] != nil }
    if waiting.count != waitingBefore { showWaiting() }
    rebuild()
  }

  /// Replaces some posts by their current state; those that the provider no longer has are shown
  /// as deleted.
  ///
  /// - Parameters:
  ///   - posts: the posts that there are.
  ///   - ids: the posts that were requested.
  func update(_ posts: [Moment], of ids: Set<String>) {
    let goneBefore = gone
    let found = Set(posts.map(\.postID))
    gone.formUnion(ids.subtracting(found))
    gone.subtract(found)
    var isChanged = gone != goneBefore
    for post in posts {
      if isMoment(ListItemID(post.postID)), root?.moment != post {
        root = ThreadComment(post)
        isChanged = true
      } else if post.postID == parent?.postID, parent != post {
        parent = post
        isChanged = true
      } else if let index = indexes[post.postID], comments[index].moment != post {
        comments[index] = ThreadComment(post)
        builder.forgetRows(of: CollectionOfOne(post.postID))
        isChanged = true
      }
    }
    if isChanged { rebuild() }
  }

  /// Removes the moment, which was deleted, and all rows.
  func removeAll() {
    root = nil
    snapshot.value.sections = []
  }

  // MARK: New comments

  /// Keeps comments that arrived until the reader wants them in the list.
  func hold(_ found: [Moment]) {
    var seen = knownPosts
    let now = style.now()
    waiting += found.filter { comment in
      seen.insert(comment.postID).inserted && !isRemoved(comment.postID)
        && comment.verdict(in: .thread, at: now) != .hide
    }
    showWaiting()
  }

  /// Shows the comments that arrived among the others.
  ///
  /// - Returns: the first of them; nil if there is none.
  func showNewComments() -> ListItemID? {
    guard !waiting.isEmpty else { return nil }
    let new = Set(waiting.map(\.postID))
    insert(waiting)
    waiting = []
    showWaiting()
    rebuild()
    let items = snapshot.value.sections.last?.items ?? []
    return items.lazy.map(\.itemID).first { new.contains($0.description) }
  }

  /// Shows how many comments are not in the list.
  private func showWaiting() {
    newCommentsSource.setIfChanged(
      waiting.isEmpty
        ? nil : NewItems(count: waiting.count, title: style.strings.newComments(waiting.count))
    )
  }

  // MARK: Opening and closing

  /// Unfolds the text of the moment or folds it again.
  func toggleFold() {
    openings.isFolded.toggle()
    publish()
  }

  /// Opens or closes the content warning of the moment or of a comment.
  func toggleWarning(of postID: String) {
    openings.warnings.formSymmetricDifference([postID])
    publish()
  }

  /// Collapses or expands the replies to a comment, or to the placeholder for one.
  func toggleCollapse(of postID: String) {
    openings.collapsed.formSymmetricDifference([postID])
    publish()
  }

  /// Shows a comment that a filter or a mute hides.
  func reveal(_ postID: String) {
    if openings.revealed.insert(postID).inserted { rebuild() }
  }

  /// Performs an action in the poll of the moment.
  ///
  /// - Returns: the choices to vote for; nil if the action is no vote.
  func perform(_ action: PollAction, in poll: Poll) -> [Int]? {
    let choices = openings.ballot.take(action, in: poll, at: style.now())
    publish()
    return choices
  }

  // MARK: Rows

  /// Builds all rows again, for their ages, and shows them.
  func refreshAges() {
    builder.forgetRows()
    publish()
  }

  /// Builds the tree again, and shows it: after comments were inserted, deleted or revealed.
  func rebuild() {
    let now = style.now()
    tree = CommentTree(comments.map(\.moment), root: style.postID) { placeholder(for: $0, at: now) }
    publish()
  }

  /// Why a comment is not shown; nil where it is.
  private func placeholder(for comment: Moment, at time: Date) -> ThreadPlaceholderRow.Kind? {
    if isRemoved(comment.postID) || gone.contains(comment.postID) { return .deleted }
    guard !comment.isOwn else { return nil }
    switch comment.verdict(in: .thread, at: time) {
    case .hide: return .hidden
    case .warn(let title):
      return openings.revealed.contains(comment.postID) ? nil : .filtered(title: title)
    case .show, .blur:
      // A muted conversation is shown as any other: the mute only concerns notifications.
      let isRevealed = openings.revealed.contains(comment.postID)
      return comment.hiding != nil && !isRevealed ? .muted : nil
    }
  }

  /// Publishes the tree, with what the reader collapsed, opened and liked.
  ///
  /// O(rows); builds only rows that changed.
  func publish() {
    guard let root else { return }
    guard !isRemoved(style.postID) else {
      snapshot.value.sections = []
      return
    }
    let now = style.now()
    builder.noteOffers()
    snapshot.value.sections = [
      ListSection(id: "parent") { if let parent { builder.parentRow(for: parent) } },
      ListSection(id: "moment") { momentRow(for: root, now: now) },
      ListSection(id: "comments") {
        header(of: root)
        for node in tree.shown(collapsed: openings.collapsed) {
          switch node.content {
          case .placeholder(let kind):
            builder.placeholder(kind, for: node, isCollapsed: openings.collapsed.contains(node.id))
          case .comment(let index): row(for: comments[index], at: node, now: now)
          }
        }
      },
    ].filter { !$0.items.isEmpty }
    onPublish(root.moment)
  }

  private func momentRow(for root: ThreadComment, now: Date) -> ThreadMomentRow {
    builder.momentRow(
      for: root,
      isFolded: openings.isFolded,
      isWarningOpen: openings.warnings.contains(style.postID),
      ballot: openings.ballot,
      now: now
    )
  }

  private func header(of root: ThreadComment) -> ThreadCommentHeaderRow {
    let count = max(tree.count, hasMorePages() ? root.moment.replyCount : 0)
    return ThreadCommentHeaderRow(count: count, strings: style.strings)
  }

  private func row(
    for comment: ThreadComment,
    at node: CommentTree.Node,
    now: Date
  ) -> ThreadCommentRow {
    let moment = comment.moment
    let context = ThreadRowBuilder.Context(
      branch: node.branch,
      replyCount: node.replyCount,
      isCollapsed: openings.collapsed.contains(node.id),
      isWarningOpen: openings.warnings.contains(node.id),
      blurredBy: blurTitle(of: moment, at: now),
      answered: moment.inReplyToID.flatMap { indexes[$0] }.map {
        comments[$0].moment.author.richName
      }
    )
    return builder.row(for: comment, context, now: now)
  }

  /// The title of the filter that covers the photos of a shown comment.
  private func blurTitle(of comment: Moment, at time: Date) -> String? {
    guard !comment.isOwn, case .blur(let title) = comment.verdict(in: .thread, at: time) else {
      return nil
    }
    return title
  }
}
