public import MomentsValues

/// The content and the operations of the sheet that edits a filter.
@MainActor
public protocol WordFilterViewModel: FormSheetViewModel where Content == WordFilterContent {
  /// Deletes it; the screen requires a confirmation first.
  ///
  /// - Returns: The work, done when that is stored. Releasing it does not cancel it.
  @discardableResult
  func delete() -> Task<Void, Never>
}

extension WordFilterViewModel {
  /// Changes the name of the filter; its first word is used if it is empty.
  public func setTitle(_ title: String) { change { $0.title = title } }

  /// Sets one of its words.
  public func setWord(_ word: String, at index: Int) { change { $0.setWord(word, at: index) } }

  /// Adds a suggested word.
  public func take(_ suggestion: String) { change { $0.take(suggestion) } }

  /// Sets whether it matches whole words only.
  public func setWhole(_ isWhole: Bool) { change { $0.isWhole = isWhole } }

  /// Adds or removes a place.
  public func toggle(_ place: FilterPlace) {
    change { $0.places.formSymmetricDifference([place]) }
  }

  /// Sets the action.
  public func choose(_ action: FilterAction) { change { $0.action = action } }

  /// Sets the end.
  public func choose(_ end: WordFilterContent.End) { change { $0.end = end } }
}
