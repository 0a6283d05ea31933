import LiveViewModels
public import MomentsContracts

extension LiveFactory {
  /// The view model of the reader's filters; `nil` where words cannot be filtered.
  public func makeFilters() -> (any WordFiltersViewModel)? {
    providers.filters.map { filters in
      LiveWordFiltersViewModel(
        provider: filters,
        in: context
      )
    }
  }

  /// The view model of the sheet to make or change a filter; `nil` where words cannot be filtered.
  public func makeFilter(_ subject: WordFilterSubject) -> (any WordFilterViewModel)? {
    providers.filters.map { filters in
      LiveWordFilterViewModel(
        subject,
        provider: filters,
        in: context
      )
    }
  }
}
