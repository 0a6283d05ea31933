public import ListModel

/// What the sheet to make or change a filter shows and can be asked to do.
@MainActor
public protocol WordFilterViewModel: FormSheetViewModel {
  /// What is shown.
  var content: Observable<WordFilterContent> { get }

  /// Called when the sheet is to go. Set by the coordinator.
  var onClose: (@MainActor () -> Void)? { get set }

  /// Names it.
  func setTitle(_ title: String)

  /// Writes one of its words.
  func setWord(_ word: String, at place: Int)

  /// Looks for a suggested word too.
  func take(_ suggestion: String)

  /// Says whether only whole words count.
  func setWhole(_ isWhole: Bool)

  /// Lets it count in a place, or not any more.
  func toggle(_ place: WordFilterContent.Place)

  /// Says what happens.
  func choose(_ action: WordFilterContent.Action)

  /// Says when it ends to count.
  func choose(_ end: WordFilterContent.End)

  /// Keeps it; does nothing while something is missing.
  ///
  /// - Returns: The work, done when it is kept. Letting go of it does not cancel it.
  @discardableResult
  func save() -> Task<Void, Never>

  /// Deletes it; the screen asks before.
  ///
  /// - Returns: The work, done when that is kept. Letting go of it does not cancel it.
  @discardableResult
  func delete() -> Task<Void, Never>
}
