public import ListModel

/// What the sheet that puts somebody into lists shows and can be asked to do.
///
/// One section of ``ListsRow``, each of which says whether the person is in the list.
@MainActor
public protocol PersonListsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Puts the person into a list or takes them out.
  func toggle(_ row: ListItemID)

  /// Makes a list, with the person in it; a title of nothing but spaces makes none.
  func makeList(_ title: String)
}
