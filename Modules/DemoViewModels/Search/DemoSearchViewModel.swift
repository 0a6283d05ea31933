public import ListModel
public import MomentsContracts

/// The search of fixed rows.
@MainActor
public final class DemoSearchViewModel: DemoListScreen, SearchViewModel {
  /// The title of the screen.
  public var title: String { strings.searchTitle }
  /// What stands in the field.
  public var text: Observable<String> { textSource }
  /// What is looked for.
  public var scope: Observable<SearchScope> { scopeSource }
  /// Notes what the reader does with people.
  public let people: any FriendsListContentViewModel
  /// Notes what the reader does with moments.
  public let moments: any TimelineViewModel

  private let textSource: MutableObservable<String>
  private let scopeSource: MutableObservable<SearchScope>

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - scenario: What it shows.
  ///   - language: The language of the screen.
  public init(_ scenario: DemoSearchScenario, language: AppLanguage) {
    let strings = Strings(language)
    people = DemoFriendsListContentViewModel([], language: language)
    moments = DemoTimelineViewModel(rows: [], language: language)
    textSource = MutableObservable(scenario.text(strings))
    scopeSource = MutableObservable(scenario.scope)
    super.init(
      scenario.sections(strings),
      state: scenario.state(strings),
      paging: scenario.paging(strings),
      language: language
    )
  }

  /// Notes it.
  public func type(_ text: String) {
    textSource.setIfChanged(text)
    note("type \(text)")
  }

  /// Notes it.
  public func submit() { note("submit") }

  /// Shows the scope, and notes it.
  public func show(_ scope: SearchScope) {
    scopeSource.setIfChanged(scope)
    note("show \(scope)")
  }

  /// Notes it.
  public func choose(_ recent: RecentSearchRow) { note("choose \(recent.text)") }

  /// Notes it.
  public func remove(_ recent: RecentSearchRow) { note("remove \(recent.text)") }

  /// Notes it.
  public func removeAllRecents() { note("clear") }

  /// Notes it.
  @discardableResult
  public func openAddress() -> Task<Void, Never> { note("open-address") }

  /// Leads to the moments with a hashtag.
  public func openTag(_ tag: TagRow) { onRoute?(.hashtag(tag.name)) }
}
