public import ListModel
public import MomentsLanguage
public import MomentsValues

/// The content and the operations of the sheet that chooses the visible kinds of notifications.
///
/// Loading it reads the reader's choice. Changes take effect immediately.
@MainActor
public protocol NotificationKindsViewModel: DeclaredListViewModel {
  /// The language of the sheet's texts.
  var strings: Strings { get }

  /// The content of the sheet.
  var content: Observable<NotificationKindsContent> { get }

  /// Shows a kind, or hides it.
  ///
  /// - Returns: The work, done when that is stored. Releasing it does not cancel it.
  @discardableResult
  func show(_ kind: NotificationKind, _ isShown: Bool) -> Task<Void, Never>
}
