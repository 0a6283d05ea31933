/// What the sheet to make or change a filter shows and can be asked to do.
@MainActor
public protocol WordFilterViewModel: FormSheetViewModel where Content == WordFilterContent {
  /// Deletes it; the screen asks before.
  ///
  /// - Returns: The work, done when that is kept. Letting go of it does not cancel it.
  @discardableResult
  func delete() -> Task<Void, Never>
}

extension WordFilterViewModel {
  /// Names it.
  public func setTitle(_ title: String) { change { $0.title = title } }

  /// Writes one of its words.
  public func setWord(_ word: String, at place: Int) { change { $0.setWord(word, at: place) } }

  /// Looks for a suggested word too.
  public func take(_ suggestion: String) { change { $0.take(suggestion) } }

  /// Says whether only whole words count.
  public func setWhole(_ isWhole: Bool) { change { $0.isWhole = isWhole } }

  /// Lets it count in a place, or not any more.
  public func toggle(_ place: WordFilterContent.Place) {
    change { $0.places.formSymmetricDifference([place]) }
  }

  /// Says what happens.
  public func choose(_ action: WordFilterContent.Action) { change { $0.action = action } }

  /// Says when it ends to count.
  public func choose(_ end: WordFilterContent.End) { change { $0.end = end } }
}
