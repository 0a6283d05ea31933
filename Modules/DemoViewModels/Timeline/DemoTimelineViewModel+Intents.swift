public import ListModel
public import MomentsContracts

extension DemoTimelineViewModel {
  /// Likes a moment or takes the like back: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let place = places[moment] else { return Task {} }
    let (wanted, work) = likes.toggle(entries[place]) { [scenario, sleep] in
      do {
        try await sleep(scenario.likeDelay)
        return scenario != .likeRefused
      } catch {
        return false
      }
    } refused: { [weak self] wanted in
      guard let self else { return }
      tell(wanted ? strings.likeRefused : strings.unlikeRefused, .failure)
    }
    track(wanted ? "like" : "unlike", moment)
    return work
  }

  /// Shares a moment or takes that back: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> {
    guard let place = places[moment], !entries[place].isPending else { return Task {} }
    let wanted = !entries[place].isBoosted
    change(moment) { $0.isBoosted = wanted }
    track(wanted ? "boost" : "unboost", moment)
    return Task {
      guard await wait(scenario.likeDelay), scenario == .likeRefused else { return }
      change(moment) { $0.isBoosted = !wanted }
      tell(wanted ? strings.boostRefused : strings.unboostRefused, .failure)
    }
  }

  /// Follows the person at the head or ends that: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> {
    guard let before = follow, case .profile(let person) = scope else { return Task {} }
    let wanted = before.kind == .follow
    follow?.toggle()
    track(wanted ? "follow" : "unfollow", ListItemID(person.id))
    publishRows()
    return Task {
      guard await wait(scenario.likeDelay), scenario == .likeRefused else { return }
      follow = before
      publishRows()
      let name = person.name
      tell(wanted ? strings.followRefused(name) : strings.unfollowRefused(name), .failure)
    }
  }

  // MARK: The reader's own

  /// Deletes one of the reader's own moments; it can be undone for five seconds.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> {
    guard let place = places[moment], entries[place].moment.author == .owner,
      !entries[place].isRemoved
    else { return Task {} }
    track("delete", moment)
    change(moment) { $0.isRemoved = true }
    let message = tell(strings.momentDeleted, .information, undoTitle: strings.undo)
    let work = Task { [sleep] in
      // Cancelled means that the time is over sooner: undone, or the reader has left.
      try? await sleep(DemoThreadViewModel.undoTime)
      guard undoable.removeValue(forKey: message) != nil, scenario == .likeRefused else { return }
      change(moment) { $0.isRemoved = false }
      tell(strings.momentDeleteRefused, .failure)
    }
    undoable[message] = (moment, work)
    return work
  }

  /// Puts a moment back whose deletion a message told of.
  public func undo(_ message: UserMessage.ID) {
    guard let (moment, work) = undoable.removeValue(forKey: message) else { return }
    work.cancel()
    track("undo-delete", moment)
    change(moment) { $0.isRemoved = false }
  }

  /// Does now what could still be undone.
  public func screenDidDisappear() {
    for (_, work) in undoable.values { work.cancel() }
  }

  /// Leads to where one of the reader's own moments is changed.
  public func edit(_ moment: ListItemID) {
    guard let place = places[moment], entries[place].moment.author == .owner else { return }
    track("edit", moment)
    onRoute?(.compose(.edit(moment)))
  }

  /// Leads to where a comment on a moment is written.
  public func reply(to moment: ListItemID) {
    guard places[moment] != nil else { return }
    track("reply", moment)
    onRoute?(.compose(.comment(on: moment)))
  }

  // MARK: Opening and closing

  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    change(moment) { $0.isFolded.toggle() }
  }

  /// Opens what is behind a content warning or closes it again.
  public func toggleWarning(_ moment: ListItemID) {
    change(moment) { $0.isRevealed.toggle() }
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let id, let url):
      onRoute?(.mention(handle: handle, accountID: id, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", moment)
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let place = places[moment], rows[place].photos.indices.contains(index) else { return }
    track("open-photo", moment)
    onRoute?(.photos(rows[place].photos, index: index, moment: moment))
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard places[moment] != nil else { return }
    track("open-moment", moment)
    onRoute?(.moment(moment))
  }
}
