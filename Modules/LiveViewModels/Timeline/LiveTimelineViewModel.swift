public import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// A timeline over a provider's moments.
///
/// It shows what the provider returns and has no state of its own: a tap calls the provider, whose
/// `ChangeSource` names what changed, and only those rows are read and built again. Items that
/// cannot be read are left out, and a message is shown.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveTimelineViewModel(
///   timeline: archive,
///   profile: archive,
///   actions: ReaderActions(archive),
///   in: ScreenContext(.english, changes: archive)
/// )
/// await viewModel.load()
/// ```
///
/// The stored rows of a `StoredTimeline` are shown immediately, around the reading position, while
/// the network is requested in the background.
@MainActor
public final class LiveTimelineViewModel: LiveScreen, TimelineViewModel {
  /// The rows, in sections: the profile, if there is one, and the moments with the gaps among them;
  /// the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { content.snapshot }

  /// Moments that arrived above the reader and were not seen yet.
  public var newMoments: Observable<NewItems?> { readerPosition.newMoments }

  /// The position at which the list opens.
  public var openingPosition: TimelinePosition? { readerPosition.opening }

  /// The title of the screen.
  public var title: String { kind.title(strings) }

  private let kind: TimelineKind
  private let actions: ReaderActions
  private let content: TimelineContent
  private let head: ProfileHead
  private let loader: TimelineLoader
  private let readerPosition: ReaderPosition
  private let preparation: PreparationWait
  private let intents: MomentIntents
  private let pollEnds: PollEnds
  private let bindings = DisposeBag()

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - timeline: provides the moments; a `StoredTimeline` is read offline first.
  ///   - profile: provides the person at the head, if there is one.
  ///   - actions: the providers of the reader's actions.
  ///   - readerID: the account of the reader; nil where it is unknown.
  ///   - kind: which timeline it is; the providers belong to it.
  ///   - screenName: the name of the screen for tracking; by default that of the kind.
  ///   - context: The surroundings of the screen.
  public init(
    timeline: any TimelineProvider,
    profile: (any ProfileProvider)?,
    actions: ReaderActions,
    readerID: String? = nil,
    kind: TimelineKind = .home,
    screenName: String? = nil,
    in context: ScreenContext
  ) {
    self.kind = kind
    self.actions = actions
    let (time, strings, failures) = (context.time, context.strings, context.failures)
    let output = ScreenOutput(named: screenName ?? kind.screenName, in: context)
    let (messages, taps) = (output.messages, ReaderTaps())
    let writer = MomentRowBuilder(strings: strings, timeZone: time.timeZone, readerID: readerID)
    content = TimelineContent(.init(kind: kind, writer: writer, offers: actions, now: time.now))
    head = ProfileHead(
      kind: kind,
      provider: kind.isQuiet ? nil : profile,
      follows: kind.isQuiet ? nil : actions.relationships,
      writer: writer,
      showsPeople: actions.showsPeople,
      changesProfile: actions.changesProfile
    )
    readerPosition = ReaderPosition(
      content: content,
      store: kind.savesPosition ? timeline.stored : nil,
      strings: strings
    )
    preparation = PreparationWait(clock: time.clock, now: time.now)
    pollEnds = PollEnds(polls: actions.polls, now: time.now, clock: time.clock)
    loader = TimelineLoader(
      timeline: timeline,
      kind: kind,
      failures: failures,
      parts: .init(
        content: content,
        head: head,
        readerPosition: readerPosition,
        preparation: preparation,
        // The same profile shows these messages already.
        messages: kind.isQuiet ? UserMessages() : messages,
        taps: taps
      )
    )
    intents = MomentIntents(actions, taps: taps, reads: loader.reads, output: output, in: context)
    super.init(output, in: context)
    content.isRemoved = { [intents] in intents.isRemoved($0) }
    head.onChange = { [weak content, weak head] in
      content?.head = head?.row
      content?.publish()
    }
    readerPosition.onFailure = {
      messages.show(failures.message($0), .failure)
    }
    loader.reads.follow(context.changes) { [weak loader] in loader?.take($1) }
    pollEnds.onEnd = { [weak content] in content?.show(posts: $0) }
    content.snapshot.observe { [weak content, weak pollEnds] _ in
      if let content { pollEnds?.follow(content.entries.all.lazy.map(\.moment)) }
    }.disposed(by: bindings)
  }

  /// Makes the view model of a kind of timeline; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: provides the timelines.
  ///   - kind: which one to show.
  ///   - actions: the providers of the reader's actions.
  ///   - readerID: the account of the reader; nil where it is unknown.
  ///   - context: The surroundings of the screen.
  public convenience init(
    source: any TimelineSource,
    kind: TimelineKind,
    actions: ReaderActions,
    readerID: String? = nil,
    in context: ScreenContext
  ) {
    let timeline = source.timeline(of: .init(kind))
    self.init(
      timeline: timeline,
      profile: timeline,
      actions: actions,
      readerID: readerID,
      kind: kind,
      in: context
    )
  }

  // MARK: Loading

  /// Loads the first page, unless there are rows already; a stored timeline shows stored rows
  /// first, then new ones.
  public func load() async { await loader.load() }

  /// Loads the first page again; what the reader opened and liked stays.
  public func reload() async { await loader.reload() }

  /// Loads the next page.
  public func loadMore() async {
    await loader.pager.loadMore()
    loader.pageDidEnd()
  }

  /// Loads the missing rows of a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: GapEdge) -> Task<Void, Never> {
    guard let (id, state) = content.gap(gap), state != .loading else { return Task {} }
    track("fill-gap", id)
    return loader.fill(id, from: edge)
  }

  // MARK: The screen

  /// Tracks a view of the timeline, and updates the ages of its rows while it is visible.
  public override func screenDidAppear() {
    super.screenDidAppear()
    preparation.screenWillAppear()
    beginAging { [weak self] in self?.refreshAges() }
  }

  /// Updates the ages of the rows, for a screen that shows them among others.
  func refreshAges() { content.refreshAges() }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    endAging()
    intents.commitDeletions()
    preparation.screenWillDisappear()
  }

  /// Reduces the number of new moments to those above the reader.
  public func readerReached(_ moment: ListItemID) { readerPosition.reached(moment) }

  /// Stores the reading position.
  public func readerStopped(at position: TimelinePosition?) {
    readerPosition.stopped(at: position, saves: state == .content)
  }
}

// MARK: - Moments

extension LiveTimelineViewModel {
  /// Performs a command on a moment; the provider's change updates the row, and a rejection is
  /// shown.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    guard let entry = content.entries.entry(moment) else { return Task {} }
    switch command {
    case .fold: content.change(moment) { $0.isFolded.toggle() }
    case .warning: toggleWarning(of: entry)
    case .toggleTime:
      content.change(moment) { $0.showsFullTime.toggle() }
      track(command.rawValue, moment.description)
    case .delete: return delete(entry.moment, as: moment.description)
    default: return intents.perform(command, of: entry.moment, as: moment.description)
    }
    return Task {}
  }

  /// Chooses options of a poll, votes, or shows the results.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.entries.entry(moment)?.moment else { return Task {} }
    return intents.performInPoll(of: shown, as: moment.description) { poll in
      let now = content.now
      var choices: [Int]?
      content.change(moment) { choices = $0.ballot.take(action, in: poll, at: now) }
      return choices
    }
  }

  /// Opens or closes a content warning.
  private func toggleWarning(of entry: TimelineEntry) {
    let cover = content.cover(of: entry)
    content.change(entry.id) { opening in
      switch cover {
      case .filter: opening.isFilterOpen.toggle()
      case .own: opening.isRevealed.toggle()
      case nil: return
      }
    }
  }

  /// Follows or unfollows the person at the head; the provider's change updates the row, and a
  /// rejection is shown.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> {
    guard let target = head.followTarget else { return Task {} }
    return intents.toggleFollow(of: target.person, isFollowed: target.isFollowed) {
      [weak head] in await head?.readRelationship()
    }
  }
}

// MARK: - Deleting

extension LiveTimelineViewModel {
  /// Deletes one of the reader's own moments: it is removed immediately, and the provider is called
  /// when the deletion can no longer be undone.
  private func delete(_ moment: Moment, as target: String) -> Task<Void, Never> {
    let postID = moment.postID
    return intents.delete(
      moment,
      .init(
        target: target,
        message: strings.momentDeleted,
        refused: { [failures, strings] in
          failures.message($0, after: strings.momentDeleteRefused)
        },
        show: { [weak content] step in
          switch step {
          case .removed, .restored: content?.show(posts: [postID])
          // The read of the change removed it.
          case .done: break
          }
        }
      )
    )
  }

  /// The posts that the reader deleted, which may still be restored.
  var removed: Set<ListItemID> { Set(intents.removed.map { ListItemID($0) }) }

  /// Restores the moment of a message.
  public func undo(_ message: UserMessage.ID) {
    if let postID = intents.undo(message) { content.show(posts: [postID]) }
  }
}

// MARK: - Opening

extension LiveTimelineViewModel {
  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style, in moment: ListItemID) {
    if content.entries.entry(moment) != nil { intents.open(target, from: moment.description) }
  }

  /// Leads to the photo viewer; an unknown moment or index is ignored.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let entry = content.entries.entry(moment), entry.photos.indices.contains(index)
    else { return }
    track("open-photo", moment.description)
    let post = ListItemID(entry.moment.postID)
    onRoute?(.photos(entry.photos, at: index, of: moment, post: post))
  }

  /// Calls ``onRoute`` with the profile; nothing is tracked.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }
}

// MARK: - The head

extension LiveTimelineViewModel {
  /// Follows a link, a mention or a hashtag of the description of the person at the head.
  public func openFromProfile(_ target: RichText.Style) {
    if let person = head.row?.person { intents.open(target, from: person.id) }
  }

  /// Opens the sheet to write a note about the person at the head.
  public func editNote() {
    guard let person = head.row?.person else { return }
    track("edit-note", person.id)
    onRoute?(.note(person))
  }

  /// Opens the sheet to edit the reader's own profile.
  public func editProfile() {
    track("edit-profile", kind.screenName)
    onRoute?(.editProfile)
  }

  /// Shows the people behind a count of the person at the head.
  public func openPeople(_ list: FriendsListRoute) {
    track("open-\(list.screenName)", kind.screenName)
    onRoute?(.people(list))
  }
}
