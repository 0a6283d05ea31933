import LiveViewModels
public import MomentsContracts
import SocialModel

extension LiveFactory {
  /// The view model of the search; `nil` where there is no search.
  public func makeSearch() -> (any SearchViewModel)? {
    providers.search.map { search in
      LiveSearchViewModel(
        provider: search,
        threads: providers.threads,
        actions: actions,
        readerID: providers.reader?.id,
        in: context
      )
    }
  }
}
