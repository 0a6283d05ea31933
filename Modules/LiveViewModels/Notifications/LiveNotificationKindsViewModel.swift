public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet to choose which kinds of notifications are shown, over a provider.
@MainActor
public final class LiveNotificationKindsViewModel: NotificationKindsViewModel {
  /// The language of the sheet's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<NotificationKindsContent> { contentSource }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  private let provider: any NotificationsProvider
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let contentSource = MutableObservable(NotificationKindsContent())
  private let messages = UserMessages()
  /// The saves in progress, one after the other.
  private var work: Task<Void, Never>?

  private static let screenName = "notification-kinds"

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Stores the reader's choice.
  ///   - language: The language of the app.
  ///   - tracker: Tracks screen views and actions; optional.
  public init(
    provider: any NotificationsProvider,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    strings = Strings(language)
    failures = FailureText(strings: strings)
    self.provider = provider
    self.tracker = tracker
  }

  /// Reads the reader's choice.
  public func load() async {
    do {
      let hidden = try await provider.hiddenNotificationKinds()
      contentSource.value = NotificationKindsContent(
        kinds: NotificationRow.Kind.hideable,
        hidden: Set(hidden.map { NotificationRow.Kind($0) })
      )
    } catch {
      if !isCancellation(error) { messages.show(failures.message(error), .failure) }
    }
  }

  /// Shows or hides a kind.
  @discardableResult
  public func show(_ kind: NotificationRow.Kind, _ isShown: Bool) -> Task<Void, Never> {
    guard contentSource.value.hidden.contains(kind) == isShown else { return Task {} }
    contentSource.value.hidden.formSymmetricDifference([kind])
    tracker?.track(
      .action(
        name: isShown ? "show-notifications" : "hide-notifications",
        screen: Self.screenName,
        target: "\(kind)"
      )
    )
    let hidden = contentSource.value.hidden
    let before = work
    let next = Task { [provider] in
      await before?.value
      do {
        try await provider.setHiddenNotificationKinds(
          Set(ReaderNotification.Kind.hideable.filter { hidden.contains(NotificationRow.Kind($0)) })
        )
      } catch {
        messages.show("\(strings.notificationKindsNotSaved) \(failures.message(error))", .failure)
        await load()
      }
    }
    work = next
    return next
  }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
  }
}
