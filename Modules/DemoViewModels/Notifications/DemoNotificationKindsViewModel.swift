public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The sheet to choose which kinds of notifications are shown; the reader's switches are shown.
@MainActor
public final class DemoNotificationKindsViewModel: NotificationKindsViewModel {
  /// The language of the sheet's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<NotificationKindsContent> { contentSource }

  /// Always nil.
  public let message = Observable<UserMessage?>(nil)

  private let contentSource: MutableObservable<NotificationKindsContent>

  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - hidden: The kinds that are hidden.
  ///   - language: The language of the app.
  public init(hidden: Set<NotificationKind> = [], language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(
      NotificationKindsContent(kinds: NotificationKind.hideable, hidden: hidden)
    )
  }

  /// Does nothing, because the content is fixed.
  public func load() async {}

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

  /// Does nothing.
  public func screenDidAppear() {}
}
