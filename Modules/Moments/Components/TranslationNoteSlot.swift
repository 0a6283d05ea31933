public import MomentsContracts
public import UIKit

/// The note below a text that may be translated, made for the first one that is: most never are.
///
/// For views that are shown again with other texts. It keeps the note's view, which the owner puts
/// into its column.
@MainActor
public final class TranslationNoteSlot {
  /// The view; nil as long as nothing was translated.
  public private(set) var view: TranslationNoteView?

  private let onToggle: () -> Void
  private let insert: (TranslationNoteView) -> Void

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - onToggle: Called when the button of the note is tapped.
  ///   - insert: Puts the view where it belongs; called once.
  public init(
    onToggle: @escaping () -> Void,
    insert: @escaping (TranslationNoteView) -> Void
  ) {
    self.onToggle = onToggle
    self.insert = insert
  }

  /// Shows a note; hides where there is none.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - identifier: By what tests find the button.
  public func show(_ note: TranslationNote?, identifier: String) {
    if note != nil, view == nil {
      let made = TranslationNoteView()
      made.onToggle = { [weak self] in self?.onToggle() }
      view = made
      insert(made)
    }
    view?.show(note, identifier: identifier)
  }
}
