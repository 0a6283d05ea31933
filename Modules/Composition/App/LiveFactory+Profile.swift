import LiveViewModels
public import MomentsContracts

extension LiveFactory {
  /// The view model of the sheet in which the reader changes their profile; `nil` where they
  /// cannot.
  public func makeProfileEditor() -> (any ProfileEditorViewModel)? {
    providers.profile.map { profile in
      LiveProfileEditorViewModel(
        provider: profile,
        prepare: PhotoPreparer.prepare,
        in: context
      )
    }
  }

  /// The view model of the sheet to write a note about a person; `nil` where notes are not
  /// supported.
  public func makeNote(about person: PersonReference) -> (any NoteViewModel)? {
    guard let notes = providers.notes, let follows = providers.follows else { return nil }
    return LiveNoteViewModel(
      about: person,
      provider: notes,
      follows: follows,
      in: context
    )
  }
}
