public import ListModel
import MomentsLanguage
public import MomentsValues

/// The content and the operations of the screen of a moment's versions.
///
/// One section, `versions`, of one ``MomentVersionRow`` for each, the newest first. The reader's
/// unsent edit is above them, even if the others cannot be loaded. Actions on a row that was
/// removed are ignored.
@MainActor
public protocol EditsViewModel: ListScreenViewModel {
  /// Shows or hides the content behind the warning of a version.
  func toggleWarning(_ version: ListItemID)

  /// Opens the photo viewer with the photos of a version, at one of them.
  func openPhoto(at index: Int, of version: ListItemID)

  /// Opens a link, a mention or a hashtag of a text; other kinds of mark are ignored.
  func open(_ target: RichText.Style)

  /// Opens the profile of the author.
  func openProfile(_ person: PersonReference)
}

extension EditsViewModel {
  /// The title of the screen.
  public var title: String { strings.editsTitle }
}
