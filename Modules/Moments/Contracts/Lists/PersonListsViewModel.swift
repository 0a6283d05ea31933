public import ListModel
public import MomentsLanguage

/// The content and the operations of the sheet that adds a person to lists.
///
/// One section of ``ListsRow``, each with whether the person is in the list.
@MainActor
public protocol PersonListsViewModel: ListViewModel {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Adds the person to a list or removes them.
  func toggle(_ row: ListItemID)

  /// Creates a list with the person in it; a title of spaces is ignored.
  func makeList(_ title: String)
}
