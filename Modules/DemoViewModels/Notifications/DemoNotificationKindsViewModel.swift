import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The sheet to choose which kinds of notifications are shown; the reader's switches are shown.
@MainActor
public final class DemoNotificationKindsViewModel: DemoContentScreen<NotificationKindsContent>,
  NotificationKindsViewModel
{
  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - hidden: The kinds that are hidden.
  ///   - language: The language of the app.
  public init(hidden: Set<NotificationKind> = [], language: AppLanguage) {
    super.init(
      NotificationKindsContent(kinds: NotificationKind.hideable, hidden: hidden),
      language: language
    )
  }

  /// Shows the change.
  @discardableResult
  public func show(_ kind: NotificationKind, _ isShown: Bool) -> Task<Void, Never> {
    if isShown {
      contentSource.value.hidden.remove(kind)
    } else {
      contentSource.value.hidden.insert(kind)
    }
    return Task {}
  }
}
