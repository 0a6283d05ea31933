public import MomentsContracts

/// The sheet in which something is written down about a person, in one of its states.
@MainActor
public final class DemoNoteViewModel: DemoForm<NoteContent>, NoteViewModel {}
