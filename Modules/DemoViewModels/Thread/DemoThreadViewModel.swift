public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// One moment with its comments, of fixed rows.
@MainActor
public final class DemoThreadViewModel: DemoListScreen, ThreadViewModel {
  /// The text that invites the reader to comment.
  public let commentPrompt: String?

  /// Comments that are not in the list yet.
  public var newComments: Observable<NewItems?> { newCommentsSource }

  private let newCommentsSource = MutableObservable<NewItems?>(nil)

  /// Makes a screen of sections.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - state: The state of the screen as a whole.
  ///   - paging: The state of paging.
  ///   - canWrite: Whether the reader is invited to comment.
  ///   - language: The language of the screen's texts.
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

  /// Shows how many comments are not in the list yet; zero hides the pill.
  public func showNewComments(_ count: Int) {
    newCommentsSource.value =
      count == 0 ? nil : NewItems(count: count, title: strings.newComments(count))
  }
}

// MARK: - Actions

extension DemoThreadViewModel {
  /// Records the intent.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> { note("like") }

  /// Records the intent.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> { note("like", comment) }

  /// Records the intent.
  public func openLikers() { note("likers") }

  /// Records the intent.
  public func openBoosters() { note("boosters") }

  /// Records the intent.
  @discardableResult
  public func toggleBoost() -> Task<Void, Never> { note("boost") }

  /// Records the intent.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    note(command.rawValue, moment)
  }

  /// Records the intent.
  @discardableResult
  public func performInPoll(_ action: PollAction) -> Task<Void, Never> { note("poll \(action)") }

  /// Records the intent.
  public func toggleFold() { note("fold") }

  /// Records the intent.
  public func toggleWarning() { note("warning") }

  /// Records the intent.
  public func toggleWarning(_ comment: ListItemID) { note("warning", comment) }

  /// Records the intent.
  public func toggleCollapse(_ comment: ListItemID) { note("collapse", comment) }

  /// Records the intent.
  public func reveal(_ comment: ListItemID) { note("reveal", comment) }

  /// Records the intent.
  public func edit() { note("edit") }

  /// Records the intent.
  @discardableResult
  public func delete() -> Task<Void, Never> { note("delete") }

  /// Records the intent.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> { note("delete", comment) }

  /// Records the intent.
  public func writeComment() { note("comment") }

  /// Opens the sheet to reply to a comment.
  public func reply(to comment: ListItemID) { onRoute?(.compose(.comment(on: comment))) }

  /// Records the intent.
  public func openPhoto(at index: Int) { note("photo \(index)") }

  /// Records the intent.
  public func openPhoto(at index: Int, of comment: ListItemID) { note("photo \(index)", comment) }

  /// Records the intent.
  public func openParent() { note("parent") }

  /// Follows a link.
  public func open(_ target: RichText.Style) { follow(target) }

  /// Records the intent.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    note("show-new-comments")
    return nil
  }
}
