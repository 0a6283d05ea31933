public import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The reader's lists, and which of them contain a person.
@MainActor
public final class LivePersonListsViewModel: ReaderListsViewModel, PersonListsViewModel {
  private let person: PersonReference
  private let follows: (any RelationshipProvider)?

  /// The title of the screen.
  public var title: String { strings.listsWith(person.name) }

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - person: The person to add to lists.
  ///   - lists: The reader's lists.
  ///   - follows: Knows whom the reader follows, since only they can be in a list; nil where that
  ///     is unknown.
  ///   - context: The surroundings of the screen.
  public init(
    person: PersonReference,
    lists: any ReaderListProvider,
    follows: (any RelationshipProvider)? = nil,
    in context: ScreenContext
  ) {
    self.person = person
    self.follows = follows
    super.init(
      pages: ListsPages(lists: lists, tags: nil, personID: person.id, strings: context.strings),
      named: "person-lists",
      in: context
    )
  }

  /// Adds the person to a list or removes them.
  public func toggle(_ row: ListItemID) {
    guard let lists = pages.lists, let shown = self.row(row), let list = shown.list else { return }
    let isMember = shown.isChosen != true
    // A second tap before the change is read requests the opposite.
    update(row) { $0.isChosen = isMember }
    change(isMember ? "add-to-list" : "remove-from-list", list.id) { [weak self] in
      guard let self else { return }
      do {
        let isDone = try await set(isMember, in: list.id, lists)
        if !isDone { update(row) { $0.isChosen = false } }
      } catch {
        update(row) { $0.isChosen = !isMember }
        throw error
      }
    }
  }

  /// Adds the person to a list, or removes them.
  ///
  /// - Returns: Whether that is possible; where it is not, the reader is shown why.
  private func set(
    _ isMember: Bool,
    in list: String,
    _ lists: any ReaderListProvider
  ) async throws -> Bool {
    let id = person.id
    if isMember, try await follows?.knownRelationship(with: id)?.following == .no {
      messages.show(strings.followToAdd(person.name), .failure)
      return false
    }
    try await lists.perform(.listMember(isMember, accountID: id, listID: list))
    return true
  }

  override func make(_ title: String, _ lists: any ReaderListProvider) async throws {
    guard let list = try await lists.perform(.createList(title: title)) else { return }
    _ = try await set(true, in: list, lists)
  }
}
