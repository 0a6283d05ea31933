import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// The sheet to write a note about a person, over a provider.
@MainActor
public final class LiveNoteViewModel: LiveForm<NoteContent>, NoteViewModel {
  private let follows: any RelationshipProvider

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - person: The person of the note.
  ///   - follows: Stores the note, and returns the one that was written before.
  ///   - context: The surroundings of the screen.
  public init(
    about person: PersonReference,
    follows: any RelationshipProvider,
    in context: ScreenContext
  ) {
    self.follows = follows
    super.init(NoteContent(person: person), named: "note", in: context)
  }

  /// Reads the current note: the stored one, otherwise the server's.
  ///
  /// If neither has one, the note is empty. If the server cannot be reached, finishing stores
  /// nothing: it would replace a note that the reader has not seen.
  public func load() async {
    let id = contentSource.value.person.id
    var known = try? await follows.knownRelationship(with: id)
    if known?.note == nil {
      do {
        known = try await follows.relationships(with: [id]).first { $0.id == id }
      } catch {
        if !isCancellation(error) { messages.show(failures.message(error), .failure) }
        return
      }
    }
    let saved = known?.note ?? ""
    // Text that was typed during the read stays.
    if contentSource.value.text.isEmpty { contentSource.value.text = saved }
    contentSource.value.saved = saved
  }

  /// Stores the note.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    let content = contentSource.value
    guard content.canFinish else { return Task {} }
    return finish("note", target: content.person.id, failing: strings.noteNotSaved) { [follows] in
      try await follows.perform(.note(content.text, accountID: content.person.id))
    }
  }
}
