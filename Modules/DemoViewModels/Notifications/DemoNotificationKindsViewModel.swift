public import ListModel
public import MomentsContracts

/// The sheet that chooses which kinds of notifications show; what the reader switches shows.
@MainActor
public final class DemoNotificationKindsViewModel: NotificationKindsViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<NotificationKindsContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  private let contentSource: MutableObservable<NotificationKindsContent>

  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - hidden: The kinds that are hidden.
  ///   - language: The language of the app.
  public init(hidden: Set<NotificationRow.Kind> = [], language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(
      NotificationKindsContent(kinds: NotificationRow.Kind.hideable, hidden: hidden)
    )
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it.
  @discardableResult
  public func show(_ kind: NotificationRow.Kind, _ isShown: Bool) -> Task<Void, Never> {
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
