public import ListModel

/// What the screen of the reader's lists and followed hashtags shows and can be asked to do.
///
/// The sections hold ``ListsRow``. What the reader does shows at once. An intent for a row that is
/// gone is ignored.
@MainActor
public protocol ListsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Whether lists can be made: not every place has them.
  var canMakeLists: Bool { get }

  /// Opens the timeline of a row.
  func open(_ row: ListItemID)

  /// Shows who is in a list.
  func openMembers(_ row: ListItemID)

  /// Makes a list; a title of nothing but spaces makes none.
  func makeList(_ title: String)

  /// Calls a list something else.
  func rename(_ row: ListItemID, to title: String)

  /// Deletes a list, or ends following a hashtag.
  func delete(_ row: ListItemID)
}
