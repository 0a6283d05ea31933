public import ListModel
public import MomentsContracts

/// One moment with its comments, of fixed rows.
@MainActor
public final class DemoThreadViewModel: DemoListScreen, ThreadViewModel {
  /// The title of the screen.
  public var title: String { strings.threadTitle }

  /// What invites the reader to comment.
  public let commentPrompt: String?

  /// Comments that are not in the list yet.
  public var newComments: Observable<ThreadNewComments?> { newCommentsSource }

  private let newCommentsSource = MutableObservable<ThreadNewComments?>(nil)

  /// Makes a screen of sections.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - state: What the screen as a whole shows.
  ///   - paging: What stands at the end of the rows.
  ///   - canWrite: Whether the reader is invited to comment.
  ///   - language: The language of everything the screen says.
  public init(
    _ sections: [ListSection] = [],
    state: ListState = .content,
    paging: PagingState = .end,
    canWrite: Bool = false,
    language: AppLanguage
  ) {
    commentPrompt = canWrite ? Strings(language).writeComment : nil
    super.init(sections, state: state, paging: paging, language: language)
  }

  /// Says how many comments are not in the list yet; zero takes the pill away.
  public func showNewComments(_ count: Int) {
    newCommentsSource.value = count == 0 ? nil : ThreadNewComments(count: count, strings: strings)
  }
}

// MARK: - What the reader does

extension DemoThreadViewModel {
  /// Notes it.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> { note("like") }

  /// Notes it.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> { note("like", comment) }

  /// Notes it.
  public func openLikers() { note("likers") }

  /// Notes it.
  public func openBoosters() { note("boosters") }

  /// Notes it.
  @discardableResult
  public func toggleBoost() -> Task<Void, Never> { note("boost") }

  /// Notes it.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    note(command.rawValue, moment)
  }

  /// Notes it.
  @discardableResult
  public func performInPoll(_ action: PollAction) -> Task<Void, Never> { note("poll \(action)") }

  /// Notes it.
  public func toggleFold() { note("fold") }

  /// Notes it.
  public func toggleWarning() { note("warning") }

  /// Notes it.
  public func toggleWarning(_ comment: ListItemID) { note("warning", comment) }

  /// Notes it.
  public func toggleCollapse(_ comment: ListItemID) { note("collapse", comment) }

  /// Notes it.
  public func reveal(_ comment: ListItemID) { note("reveal", comment) }

  /// Notes it.
  public func edit() { note("edit") }

  /// Notes it.
  @discardableResult
  public func delete() -> Task<Void, Never> { note("delete") }

  /// Notes it.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> { note("delete", comment) }

  /// Notes it.
  public func writeComment() { note("comment") }

  /// Leads to where a comment on a comment is written.
  public func reply(to comment: ListItemID) { onRoute?(.compose(.comment(on: comment))) }

  /// Notes it.
  public func openPhoto(at index: Int) { note("photo \(index)") }

  /// Notes it.
  public func openPhoto(at index: Int, of comment: ListItemID) { note("photo \(index)", comment) }

  /// Notes it.
  public func openParent() { note("parent") }

  /// Leads to where a link leads.
  public func open(_ target: RichText.Kind) { follow(target) }

  /// Returns at once: nothing comes by itself.
  public func watchForNewComments() async {}

  /// Notes it.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    note("show-new-comments")
    return nil
  }
}
