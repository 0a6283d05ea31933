public import ListModel
public import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  // MARK: Likes

  /// Likes the moment or removes the like.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> {
    content.root.map { like($0.moment) } ?? Task {}
  }

  /// Likes a comment or removes the like.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> {
    content.comment(comment).map { like($0.moment) } ?? Task {}
  }

  private func like(_ moment: Moment) -> Task<Void, Never> {
    let postID = moment.postID
    let (isOn, work) = taps.toggle(
      .like(postID: postID),
      of: postID,
      isSet: moment.like.isLiked,
      reads: reads,
      messages: messages,
      send: { [likes = actions.likes] in _ = try await likes.setLiked($0, postID: postID) },
      failure: failures.like
    )
    track(isOn ? "like" : "unlike", postID)
    return work
  }

  /// Boosts the moment or removes the boost.
  @discardableResult
  public func toggleBoost() -> Task<Void, Never> {
    guard let boosts = actions.boosts, let moment = content.root?.moment, moment.canBeBoosted else {
      return Task {}
    }
    let (isOn, work) = taps.toggle(
      .boost(postID: postID),
      of: postID,
      isSet: moment.isBoosted,
      reads: reads,
      messages: messages,
      send: { [postID] in _ = try await boosts.setBoosted($0, postID: postID) },
      failure: failures.boost
    )
    track(isOn ? "boost" : "unboost", postID)
    return work
  }

  /// Chooses options of the moment's poll, votes, or shows the results.
  @discardableResult
  public func performInPoll(_ action: PollAction) -> Task<Void, Never> {
    guard let votes = actions.votes, let poll = content.root?.moment.poll else { return Task {} }
    let choices = content.perform(action, in: poll)
    guard let choices else { return Task {} }
    track("vote", postID)
    return votes.work(choices, postID, reads: reads, messages: messages, failure: failures.vote)
  }

  /// Shows who likes the moment.
  public func openLikers() {
    track("open-likers", postID)
    onRoute?(.people(.likers(of: ListItemID(postID))))
  }

  /// Shows who boosted the moment.
  public func openBoosters() {
    track("open-boosters", postID)
    onRoute?(.people(.boosters(of: ListItemID(postID))))
  }

  // MARK: Writing

  /// The text that invites the reader to comment; nil where nothing can be written.
  public var commentPrompt: String? { actions.compose == nil ? nil : strings.writeComment }

  /// Opens the sheet to comment on the moment.
  public func writeComment() {
    guard let moment = content.root?.moment, !moment.isPending else { return }
    write(.comment(on: ListItemID(postID)), "comment", postID)
  }

  /// Opens the sheet to reply to a comment.
  public func reply(to comment: ListItemID) {
    guard let moment = content.comment(comment)?.moment, !moment.isPending else { return }
    write(.comment(on: comment), "reply", moment.postID)
  }

  /// Opens the sheet to edit the reader's own moment.
  public func edit() {
    guard content.root?.moment.isOwn == true else { return }
    write(.edit(ListItemID(postID)), "edit", postID)
  }

  private func write(_ purpose: ComposePurpose, _ action: String, _ target: String) {
    guard actions.compose != nil else { return }
    track(action, target)
    onRoute?(.compose(purpose))
  }

  // MARK: Opening and closing

  /// Unfolds the text of the moment or folds it again.
  public func toggleFold() { content.toggleFold() }

  /// Opens or closes the content warning of the moment.
  public func toggleWarning() { content.toggleWarning(of: postID) }

  /// Opens or closes the content warning of a comment.
  public func toggleWarning(_ comment: ListItemID) {
    if content.comment(comment) != nil { content.toggleWarning(of: comment.description) }
  }

  /// Collapses or expands the replies to a comment.
  public func toggleCollapse(_ comment: ListItemID) {
    // The placeholder for a deleted comment has replies, too, but is not in the comments.
    content.toggleCollapse(of: comment.description)
  }

  /// Reveals a comment behind a placeholder for a filter or a mute.
  public func reveal(_ comment: ListItemID) {
    if content.comment(comment) != nil { content.reveal(comment.description) }
  }

  // MARK: Elsewhere

  /// Opens a photo of the moment.
  public func openPhoto(at index: Int) {
    if let root = content.root { open(root, photo: index) }
  }

  /// Leads to the photo viewer; an unknown comment or index is ignored.
  public func openPhoto(at index: Int, of comment: ListItemID) {
    if let comment = content.comment(comment) { open(comment, photo: index) }
  }

  private func open(_ comment: ThreadComment, photo index: Int) {
    guard comment.photos.indices.contains(index) else { return }
    let post = ListItemID(comment.moment.postID)
    track("open-photo", post.description)
    onRoute?(.photos(comment.photos, at: index, of: post, post: post))
  }

  /// Opens the parent of the moment.
  public func openParent() {
    guard let parent = content.parent else { return }
    track("open-moment", parent.postID)
    onRoute?(.moment(ListItemID(parent.postID)))
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind) {
    guard let route = target.route else { return }
    onRoute?(route)
    track("open-link", postID)
  }

  /// Calls ``onRoute`` with the profile.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }
}
