/// The view model of a list whose view declares the rows by another value than sections, such as
/// the content of settings or of a form.
///
/// By default it has content, on one page. The view model publishes its value, and loads it.
@MainActor
public protocol DeclaredListViewModel: ListViewModel {}

extension DeclaredListViewModel {
  /// Returns the constant snapshot of a list of one page, whose rows are not in it.
  public var snapshot: Observable<ListSnapshot> {
    Observable(ListSnapshot(state: .content, paging: .end))
  }

  /// Loads everything again.
  public func reload() async { await load() }

  /// Does nothing, because there is one page.
  public func loadMore() async {}
}
