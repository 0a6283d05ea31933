public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The fixed values of a list screen, and the intents of the reader.
@MainActor
public class DemoListScreen: DemoScreen, ListViewModel {
  /// The title and the text of the message where there are no rows.
  typealias EmptyTexts = (title: KeyPath<Strings, String>, message: KeyPath<Strings, String>)

  /// The rows, the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { source }

  private let source: MutableObservable<ListSnapshot>

  /// Makes a list of sections in a state.
  public init(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    source = MutableObservable(ListSnapshot(sections, state: state, paging: paging))
    super.init(language: language)
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
    empty: EmptyTexts,
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    let strings = Strings(language)
    let message = ListEmptyMessage(
      title: strings[keyPath: empty.title],
      message: strings[keyPath: empty.message]
    )
    let usual: ListState = sections.isEmpty ? .empty(message) : .content
    source = MutableObservable(ListSnapshot(sections, state: state ?? usual, paging: paging))
    super.init(language: language)
  }

  /// Shows other values.
  public func show(
    _ sections: [ListSection],
    state: ListState = .content,
    paging: PagingState = .end
  ) {
    source.value = ListSnapshot(sections, state: state, paging: paging)
  }

  /// Records that the reader reloaded.
  public func reload() async { note("reload") }

  /// Records that the end of the rows is near.
  public func loadMore() async { note("load-more") }

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
