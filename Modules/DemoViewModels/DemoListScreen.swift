public import ListModel
public import MomentsContracts

/// The fixed values of a list screen, and what the reader asked for.
///
/// Nothing happens by itself: whoever shows the screen hands other values in when it wants to see
/// them.
@MainActor
public class DemoListScreen: ListViewModel {
  /// The language of everything the screen says.
  public let strings: Strings

  /// The rows, in sections.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// What the reader asked for, in order, such as "like moment-1".
  public private(set) var intents: [String] = []

  private let sectionsSource: MutableObservable<[ListSection]>
  private let stateSource: MutableObservable<ListState>
  private let pagingSource: MutableObservable<PagingState>
  private let messageSource = MutableObservable<UserMessage?>(nil)

  /// Makes a list of sections in a state.
  public init(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    strings = Strings(language)
    sectionsSource = MutableObservable(sections)
    stateSource = MutableObservable(state)
    pagingSource = MutableObservable(paging)
  }

  /// Makes a list of sections, which shows what it is empty of where there are none.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - empty: What it says where it is empty, and what there could be.
  ///   - state: What the screen shows in place of that.
  ///   - paging: What stands at the end of the rows.
  ///   - language: The language of the app.
  init(
    _ sections: [ListSection],
    empty: (title: KeyPath<Strings, String>, message: KeyPath<Strings, String>),
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    strings = Strings(language)
    let message = ListEmptyMessage(
      title: strings[keyPath: empty.title],
      message: strings[keyPath: empty.message]
    )
    sectionsSource = MutableObservable(sections)
    stateSource = MutableObservable(state ?? (sections.isEmpty ? .empty(message) : .content))
    pagingSource = MutableObservable(paging)
  }

  /// Shows other values.
  public func show(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end
  ) {
    sectionsSource.value = sections
    pagingSource.setIfChanged(paging)
    stateSource.setIfChanged(state)
  }

  /// Says something to the reader.
  public func tell(_ text: String, _ kind: UserMessage.Kind, undoTitle: String? = nil) {
    let id = (messageSource.value?.id ?? 0) + 1
    messageSource.value = UserMessage(id: id, text: text, kind: kind, undoTitle: undoTitle)
  }

  /// Notes what the reader asked for; nothing comes of it.
  @discardableResult
  func note(_ intent: String, _ target: ListItemID? = nil) -> Task<Void, Never> {
    intents.append(target.map { "\(intent) \($0)" } ?? intent)
    return Task {}
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Notes that the reader asked for everything again.
  public func reload() async { note("reload") }

  /// Notes that the end of the rows is near.
  public func loadMore() async { note("load-more") }

  /// Does nothing.
  public func screenDidAppear() {}

  /// Does nothing.
  public func screenDidDisappear() {}

  /// Notes that a message is taken back.
  public func undo(_ message: UserMessage.ID) { note("undo \(message)") }

  /// Leads to where a link, a mention or a hashtag leads.
  func follow(_ target: RichText.Kind) {
    if let route = target.route { onRoute?(route) }
  }

  /// Leads to the profile of a person.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }
}
