import ListModel
public import MomentsContracts

/// The sheet to write a note about a person, in one of its states.
@MainActor
public final class DemoNoteViewModel: DemoForm<NoteContent>, NoteViewModel {}
