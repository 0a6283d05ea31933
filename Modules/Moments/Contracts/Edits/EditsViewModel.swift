public import ListModel

/// What the screen of the versions of a moment shows and can be asked to do.
///
/// One section, `versions`, of one ``MomentVersionRow`` for each, the newest first. What the reader
/// changed and nobody else sees yet stands above them, also where the others cannot be loaded. An
/// intent for a row that is gone is ignored.
@MainActor
public protocol EditsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Opens what is behind the content warning of a version or closes it again.
  func toggleWarning(_ version: ListItemID)

  /// Opens the photos of a version at one of them.
  func openPhoto(at index: Int, of version: ListItemID)

  /// Follows a link, a mention or a hashtag of a text. Other kinds of mark lead nowhere.
  func open(_ target: RichText.Kind)

  /// Opens the profile of whoever wrote it.
  func openProfile(_ person: PersonReference)
}
