public import ListModel
public import MomentsContracts

extension DemoThreadViewModel {
  // MARK: Likes

  /// Likes the moment or takes the like back: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> {
    let (wanted, work) = likes.toggle(entry) { [scenario, sleep] in
      await Self.answer(in: scenario, sleep)
    } refused: { [weak self] wanted in
      self?.tellRefusal(of: wanted)
    }
    track(wanted ? "like" : "unlike", entry.id)
    return work
  }

  /// Likes a comment or takes the like back.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> {
    guard let place = tree.places[comment] else { return Task {} }
    let wanted = !tree.entries[place].isLiked
    change(comment) { entry in
      entry.isLiked = wanted
      entry.likesUnderWay += 1
    }
    track(wanted ? "like" : "unlike", comment)
    let before = commentLikes[comment]
    let work = Task { [scenario, sleep] in
      await before?.value
      let isAccepted = await Self.answer(in: scenario, sleep)
      change(comment) { entry in
        entry.likesUnderWay -= 1
        if isAccepted { entry.isLikeConfirmed = wanted }
        if entry.likesUnderWay == 0 { entry.isLiked = entry.isLikeConfirmed }
      }
      if !isAccepted { tellRefusal(of: wanted) }
    }
    commentLikes[comment] = work
    return work
  }

  /// Waits for the scripted answer: whether the story lets a like be.
  private static func answer(in scenario: DemoThreadScenario, _ sleep: Sleep) async -> Bool {
    do {
      try await sleep(scenario.answerDelay)
      return scenario != .refused
    } catch {
      return false
    }
  }

  private func tellRefusal(of wanted: Bool) {
    tell(wanted ? strings.likeRefused : strings.unlikeRefused, .failure)
  }

  /// Shares the moment or takes that back: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleBoost() -> Task<Void, Never> {
    let wanted = !entry.isBoosted
    entry.isBoosted = wanted
    publish()
    track(wanted ? "boost" : "unboost", entry.id)
    return Task { [scenario, sleep] in
      guard await !Self.answer(in: scenario, sleep) else { return }
      entry.isBoosted = !wanted
      publish()
      tell(wanted ? strings.boostRefused : strings.unboostRefused, .failure)
    }
  }

  // MARK: Writing

  /// Leads to where a comment on the moment is written.
  public func writeComment() {
    track("comment", entry.id)
    onRoute?(.compose(.comment(on: entry.id)))
  }

  /// Leads to where a comment on a comment is written.
  public func reply(to comment: ListItemID) {
    guard tree.places[comment] != nil else { return }
    track("reply", comment)
    onRoute?(.compose(.comment(on: comment)))
  }

  /// Leads to where the reader's own moment is changed.
  public func edit() {
    guard entry.moment.author == .owner else { return }
    track("edit", entry.id)
    onRoute?(.compose(.edit(entry.id)))
  }

  // MARK: Deleting

  /// Deletes the reader's own moment; it can be undone for five seconds.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    guard entry.moment.author == .owner, !entry.isRemoved else { return Task {} }
    return delete(entry.id, told: strings.momentDeleted, refused: strings.momentDeleteRefused)
  }

  /// Deletes one of the reader's own comments; it can be undone for five seconds.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> {
    guard let place = tree.places[comment], tree.entries[place].comment.author == .owner,
      !tree.entries[place].isRemoved
    else { return Task {} }
    return delete(comment, told: strings.commentDeleted, refused: strings.deleteRefused)
  }

  private func delete(_ id: ListItemID, told: String, refused: String) -> Task<Void, Never> {
    track("delete", id)
    setRemoved(id, true)
    let message = tell(told, .information, undoTitle: strings.undo)
    let work = Task { [sleep] in
      // Cancelled means that the time is over sooner: undone, or the reader has left.
      try? await sleep(Self.undoTime)
      guard undoable.removeValue(forKey: message) != nil, scenario == .refused else { return }
      setRemoved(id, false)
      tell(refused, .failure)
    }
    undoable[message] = (id, work)
    return work
  }

  private func setRemoved(_ id: ListItemID, _ isRemoved: Bool) {
    if id == entry.id {
      entry.isRemoved = isRemoved
      stateSource.value =
        isRemoved ? .empty(ListEmptyMessage(title: strings.momentDeleted, message: "")) : .content
    } else {
      _ = tree.change(id) { $0.isRemoved = isRemoved }
    }
    rebuild()
  }

  /// Puts a comment back whose deletion a message told of.
  public func undo(_ message: UserMessage.ID) {
    guard let (comment, work) = undoable.removeValue(forKey: message) else { return }
    work.cancel()
    track("undo-delete", comment)
    setRemoved(comment, false)
  }

  /// Does now what could still be undone.
  public func screenDidDisappear() {
    for (_, work) in undoable.values { work.cancel() }
  }

  // MARK: Opening and closing

  /// Opens the folded text of the moment or folds it again.
  public func toggleFold() {
    entry.isFolded.toggle()
    publish()
  }

  /// Opens what is behind the content warning of the moment or closes it again.
  public func toggleWarning() {
    entry.isRevealed.toggle()
    publish()
  }

  /// Opens what is behind the content warning of a comment or closes it again.
  public func toggleWarning(_ comment: ListItemID) {
    change(comment) { $0.isWarningOpen.toggle() }
  }

  /// Hides the answers to a comment, or shows them again.
  public func toggleCollapse(_ comment: ListItemID) {
    change(comment) { $0.isCollapsed.toggle() }
  }

  /// Shows a comment that a filter or a mute keeps behind a placeholder.
  public func reveal(_ comment: ListItemID) {
    change(comment) { $0.isRevealed = true }
  }

  // MARK: Elsewhere

  /// Opens the photos of the moment at one of them.
  public func openPhoto(at index: Int) {
    open(entry.moment.photos, at: index, of: entry.id)
  }

  /// Opens the photos of a comment at one of them.
  public func openPhoto(at index: Int, of comment: ListItemID) {
    guard let place = tree.places[comment] else { return }
    open(tree.entries[place].comment.photos, at: index, of: comment)
  }

  private func open(_ photos: [PictureReference], at index: Int, of id: ListItemID) {
    guard photos.indices.contains(index) else { return }
    track("open-photo", id)
    onRoute?(.photos(photos, index: index, moment: id))
  }

  /// Does nothing: no moment of the demo answers another.
  public func openParent() {}

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind) {
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let id, let url):
      onRoute?(.mention(handle: handle, accountID: id, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", entry.id)
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }
}
