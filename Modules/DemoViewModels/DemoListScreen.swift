public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The fixed values of a list screen, and the intents of the reader.
///
/// Nothing changes by itself: the owner of the screen sets other values.
@MainActor
public class DemoListScreen: ListViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The rows, the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { source }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// The intents of the reader, in order, such as "like moment-1".
  public private(set) var intents: [String] = []

  private let source: MutableObservable<ListSnapshot>
  private let messageSource = MutableObservable<UserMessage?>(nil)

  /// Makes a list of sections in a state.
  public init(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    strings = Strings(language)
    source = MutableObservable(ListSnapshot(sections, state: state, paging: paging))
  }

  /// Makes a list of sections, with a message where there are none.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - empty: The title and text of that message.
  ///   - state: A state to show in place of it.
  ///   - paging: The state of paging.
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
    let usual: ListState = sections.isEmpty ? .empty(message) : .content
    source = MutableObservable(ListSnapshot(sections, state: state ?? usual, paging: paging))
  }

  /// Shows other values.
  public func show(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end
  ) {
    source.value = ListSnapshot(sections, state: state, paging: paging)
  }

  /// Shows a message to the reader.
  public func showMessage(_ text: String, _ kind: UserMessage.Kind, undoTitle: String? = nil) {
    let id = (messageSource.value?.id ?? 0) + 1
    messageSource.value = UserMessage(id: id, text: text, kind: kind, undoTitle: undoTitle)
  }

  /// Records an intent, which has no effect.
  @discardableResult
  func note(_ intent: String, _ target: ListItemID? = nil) -> Task<Void, Never> {
    intents.append(target.map { "\(intent) \($0)" } ?? intent)
    return Task {}
  }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Records that the reader reloaded.
  public func reload() async { note("reload") }

  /// Records that the end of the rows is near.
  public func loadMore() async { note("load-more") }

  /// Does nothing.
  public func screenDidAppear() {}

  /// Does nothing.
  public func screenDidDisappear() {}

  /// Records that a message was undone.
  public func undo(_ message: UserMessage.ID) { note("undo \(message)") }

  /// Follows a link, a mention or a hashtag.
  func follow(_ target: RichText.Style) {
    if let route = target.route { onRoute?(route) }
  }

  /// Leads to the profile of a person.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }
}
