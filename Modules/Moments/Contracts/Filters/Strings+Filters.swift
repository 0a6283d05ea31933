public import MomentsLanguage
public import MomentsValues

extension Strings {
  // MARK: The list

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  public func filterPlaces(_ places: Set<FilterPlace>) -> String {
    let all = FilterPlace.allCases
    if places.count == all.count { return filterPlacesEverywhere }
    if places.isEmpty { return filterPlacesNowhere }
    let names = list(all.filter(places.contains).map(filterPlace))
    return filterPlacesIn(names)
  }

  // MARK: One filter

  /// A place where a filter applies.
  public func filterPlace(_ place: FilterPlace) -> String {
    switch place {
    case .home: filterPlaceHome
    case .notifications: filterPlaceNotifications
    case .public: filterPlacePublic
    case .thread: filterPlaceThread
    case .account: filterPlaceAccount
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  public func filterAction(_ action: FilterAction) -> String {
    switch action {
    case .warn: filterActionWarn
    case .blur: filterActionBlur
    case .hide: filterActionHide
    }
  }

  /// The explanation of an action.
  public func filterActionDetail(_ action: FilterAction) -> String {
    switch action {
    case .warn:
      filterActionDetailWarn
    case .blur:
      filterActionDetailBlur
    case .hide:
      filterActionDetailHide
    }
  }

  /// The end of a filter, to choose from.
  public func filterEnd(_ end: WordFilterContent.End) -> String {
    switch end {
    case .never: filterEndNever
    case .after(let seconds): composerDuration(seconds)
    case .unchanged(let time): filterEnds(time)
    }
  }

  /// The question before a filter is deleted.
  public func filterDeleteQuestion(_ title: String) -> MomentRow.Actions.Question {
    let name = isolated(title)
    return MomentRow.Actions.Question(
      title: delete,
      question: filterDeleteQuestionTitle(name),
      explanation: filterDeleteQuestionExplanation
    )
  }
}
