public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// The sheet to choose which kinds of notifications are shown, over a provider.
@MainActor
public final class LiveNotificationKindsViewModel: LiveScreen, NotificationKindsViewModel {
  /// The content that the screen shows.
  public var content: Observable<NotificationKindsContent> { contentSource }

  private let provider: any NotificationsProvider
  private let contentSource = MutableObservable(NotificationKindsContent())
  /// The saves in progress, one after the other.
  private var work: Task<Void, Never>?

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Stores the reader's choice.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any NotificationsProvider,
    in context: ScreenContext
  ) {
    self.provider = provider
    super.init(named: "notification-kinds", in: context)
  }

  /// Reads the reader's choice.
  public func load() async {
    do {
      let hidden = try await provider.hiddenNotificationKinds()
      contentSource.value = NotificationKindsContent(
        kinds: NotificationKind.hideable,
        hidden: hidden
      )
    } catch {
      if !isCancellation(error) { messages.show(failures.message(error), .failure) }
    }
  }

  /// Shows or hides a kind.
  @discardableResult
  public func show(_ kind: NotificationKind, _ isShown: Bool) -> Task<Void, Never> {
    guard contentSource.value.hidden.contains(kind) == isShown else { return Task {} }
    contentSource.value.hidden.formSymmetricDifference([kind])
    track(isShown ? "show-notifications" : "hide-notifications", "\(kind)")
    let hidden = contentSource.value.hidden
    let before = work
    let next = Task { [provider] in
      await before?.value
      do {
        try await provider.setHiddenNotificationKinds(
          Set(NotificationKind.hideable.filter { hidden.contains($0) })
        )
      } catch {
        messages.show(
          failures.message(error, after: strings.notificationKindsNotSaved),
          .failure
        )
        await load()
      }
    }
    work = next
    return next
  }
}
