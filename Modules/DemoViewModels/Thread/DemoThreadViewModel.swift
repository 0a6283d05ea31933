public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// One moment with its comments, of fixed rows.
@MainActor
public final class DemoThreadViewModel: DemoMomentsScreen, ThreadViewModel {
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

  /// Records the intent.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    note("show-new-comments")
    return nil
  }
}
