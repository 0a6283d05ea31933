public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues

/// The versions of a moment, of fixed rows.
@MainActor
public final class DemoEditsViewModel: DemoRowsScreen<MomentVersionRow>, EditsViewModel {
  override class var section: ListItemID { "versions" }
  override class var emptyTexts: EmptyTexts { (\.emptyEditsTitle, \.emptyEditsMessage) }

  /// Records the intent.
  public func toggleWarning(_ version: ListItemID) { note("warning", version) }

  /// Records the intent.
  public func openPhoto(at index: Int, of version: ListItemID) { note("photo \(index)", version) }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style) { follow(target) }
}
