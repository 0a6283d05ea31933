/// The view model of a list whose view declares the rows by another value than sections, such as
/// the content of settings or of a form.
///
/// By default it has content, on one page. The view model publishes its value, and loads it.
@MainActor
public protocol DeclaredListViewModel: ListViewModel {}

extension DeclaredListViewModel {
  /// Returns a constant without sections.
  public var sections: Observable<[ListSection]> { Observable([]) }

  /// Returns the constant state of a list with rows.
  public var state: Observable<ListState> { Observable(.content) }

  /// Returns the constant state of a list of one page.
  public var pagingState: Observable<PagingState> { Observable(.end) }

  /// Loads everything again.
  public func reload() async { await load() }

  /// Does nothing, because there is one page.
  public func loadMore() async {}
}
