public import MomentsContracts
public import UIKit

/// The note below a translatable text, whose view is created on first use: most texts are never
/// translated.
///
/// For views that are reused for other texts. It stores the note's view, which the owner inserts
/// into its column.
@MainActor
public final class TranslationNoteSlot {
  /// The view; nil until a text is translated.
  public private(set) var view: TranslationNoteView?

  private let onToggle: () -> Void
  private let insert: (TranslationNoteView) -> Void

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - onToggle: Called when the button of the note is tapped.
  ///   - insert: Inserts the view; called once.
  public init(
    onToggle: @escaping () -> Void,
    insert: @escaping (TranslationNoteView) -> Void
  ) {
    self.onToggle = onToggle
    self.insert = insert
  }

  /// Shows a note; hides the view without one.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - identifier: The accessibility identifier of the button.
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
