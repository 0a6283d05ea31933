public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Likes a moment or takes the like back: at once, and undone with a message if the provider
  /// refuses.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let shown = entries.entry(moment)?.moment else { return Task {} }
    let (wanted, work) = likes.toggle(shown, asking: actions.likes) { [weak self] error, wanted in
      guard let self else { return }
      tell(failures.like(error, wanted: wanted), .failure)
    }
    track(wanted ? "like" : "unlike", moment.description)
    return work
  }

  /// Shares a moment or takes that back: at once, and undone with a message if the provider
  /// refuses.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> {
    guard let boosts = actions.boosts, let shown = entries.entry(moment)?.moment,
      shown.canBeBoosted
    else { return Task {} }
    let (wanted, work) = likes.toggleBoost(shown, asking: boosts) { [weak self] error, wanted in
      guard let self else { return }
      tell(failures.boost(error, wanted: wanted), .failure)
    }
    track(wanted ? "boost" : "unboost", moment.description)
    return work
  }

  // MARK: The reader's own

  /// Deletes one of the reader's own moments: it leaves at once, and the provider is asked when it
  /// can no longer be undone.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> {
    guard let compose = actions.compose, let shown = entries.entry(moment)?.moment, shown.isOwn,
      deletions.remove(shown.postID)
    else { return Task {} }
    let postID = shown.postID
    track("delete", moment.description)
    showRows(at: entries.places(ofPosts: [postID]))
    let message = tell(
      writer.strings.momentDeleted,
      .information,
      undoTitle: writer.strings.undo
    )
    return deletions.begin(postID, message: message) {
      try await compose.deletePost(postID)
    } ended: { [weak self] end in
      await self?.deletionEnded(end, of: postID)
    }
  }

  private func deletionEnded(_ end: Deletions.End, of postID: String) async {
    switch end {
    case .done:
      guard kept != nil else { return }
      // From now on what is kept says whether it is there: it comes back if the server refuses later.
      await read(TimelineRead(isStructural: true)).value
      deletions.forget(postID)
    case .refused(let error):
      showRows(at: entries.places(ofPosts: [postID]))
      tell(failures.momentDeletion(error), .failure)
    }
  }

  /// Puts a moment back whose deletion a message told of.
  public func undo(_ message: UserMessage.ID) {
    guard let postID = deletions.undo(message) else { return }
    track("undo-delete", postID)
    showRows(at: entries.places(ofPosts: [postID]))
  }

  /// Does now what could still be undone.
  public func screenDidDisappear() {
    deletions.commitAll()
    restFromWhatIsPrepared()
  }

  /// Leads to where one of the reader's own moments is changed.
  public func edit(_ moment: ListItemID) {
    guard actions.compose != nil, let shown = entries.entry(moment)?.moment, shown.isOwn else {
      return
    }
    track("edit", moment.description)
    onRoute?(.compose(.edit(ListItemID(shown.postID))))
  }

  /// Leads to where a comment on a moment is written.
  public func reply(to moment: ListItemID) {
    guard actions.compose != nil, let shown = entries.entry(moment)?.moment else { return }
    track("reply", moment.description)
    onRoute?(.compose(.comment(on: ListItemID(shown.postID))))
  }

  // MARK: Opening and closing

  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    let place = entries.change(moment) { $0.isFolded.toggle() }
    showRows(at: place.map { [$0] } ?? [])
  }

  /// Opens what is behind a content warning or closes it again.
  public func toggleWarning(_ moment: ListItemID) {
    guard let entry = entries.entry(moment) else { return }
    let cover = writer.cover(of: entry, verdict: verdict(of: entry.moment, at: now()))
    let place = entries.change(moment) { opening in
      switch cover {
      case .filter: opening.isFilterOpen.toggle()
      case .own: opening.isRevealed.toggle()
      case nil: return
      }
    }
    showRows(at: place.map { [$0] } ?? [])
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    guard entries.entry(moment) != nil else { return }
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let id, let url):
      onRoute?(.mention(handle: handle, accountID: id, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", moment.description)
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let photos = entries.entry(moment)?.photos, photos.indices.contains(index) else { return }
    track("open-photo", moment.description)
    onRoute?(.photos(photos, index: index, moment: moment))
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard let post = entries.entry(moment)?.moment.postID else { return }
    track("open-moment", moment.description)
    onRoute?(.moment(ListItemID(post)))
  }
}
