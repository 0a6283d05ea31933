public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The search of fixed rows.
@MainActor
public final class DemoSearchViewModel: DemoListScreen, SearchViewModel {
  /// The text of the field.
  public var text: Observable<String> { textSource }
  /// What is searched for; at first what the scenario says.
  public var scope: Observable<SearchScope> { scopeSource }
  /// Records actions on people.
  public let people: any FriendsListContentViewModel
  /// Records actions on moments.
  public let moments: any TimelineViewModel

  private let textSource: MutableObservable<String>
  private let scopeSource: MutableObservable<SearchScope>

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
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

  /// Records the intent.
  public func type(_ text: String) {
    textSource.setIfChanged(text)
    note("type \(text)")
  }

  /// Records the intent.
  public func submit() { note("submit") }

  /// Shows the scope, and records the intent.
  public func show(_ scope: SearchScope) {
    scopeSource.setIfChanged(scope)
    note("show \(scope)")
  }

  /// Records the intent.
  public func choose(_ recent: RecentSearchRow) { note("choose \(recent.text)") }

  /// Records the intent.
  public func remove(_ recent: RecentSearchRow) { note("remove \(recent.text)") }

  /// Records the intent.
  public func removeAllRecents() { note("clear") }

  /// Records the intent.
  @discardableResult
  public func openAddress() -> Task<Void, Never> { note("open-address") }

  /// Leads to the moments with a hashtag.
  public func openTag(_ tag: TagRow) { onRoute?(.hashtag(tag.name)) }
}
