import Foundation
public import ListModel
public import MomentsContracts

/// The settings screen over the settings of this machine.
@MainActor
public final class LiveSettingsViewModel: SettingsViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<SettingsContent> { contentSource }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  private let manager: any SettingsManager
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let contentSource: MutableObservable<SettingsContent>
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private var messageCount = 0

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - manager: Stores the settings.
  ///   - hasAccounts: Whether there are accounts to choose from.
  ///   - hasFilters: Whether words can be filtered.
  ///   - language: The language of the app.
  ///   - tracker: Tracks screen views and actions; optional.
  public init(
    manager: any SettingsManager,
    hasAccounts: Bool,
    hasFilters: Bool = false,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    self.manager = manager
    strings = Strings(language)
    failures = FailureText(strings: strings)
    self.tracker = tracker
    contentSource = MutableObservable(
      SettingsContent(
        settings: manager.settings,
        hasAccounts: hasAccounts,
        hasFilters: hasFilters
      )
    )
  }

  /// Reads how much space is used.
  public func load() async {
    let storage = await manager.storage()
    contentSource.value.storage = storage
  }

  /// Stores the reader's choice.
  public func choose(_ settings: AppSettings) {
    guard settings != manager.settings else { return }
    do {
      try manager.change(to: settings)
    } catch {
      showMessage(strings.settingsNotSaved(error.localizedDescription), .failure)
    }
    contentSource.value.settings = manager.settings
  }

  /// Erases what can be loaded again.
  @discardableResult
  public func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never> {
    Task {
      do {
        try await manager.erase(kind)
        showMessage(strings.erased, .information)
      } catch {
        showMessage(failures.message(error), .failure)
      }
      await load()
    }
  }

  /// Leads to the accounts.
  public func openAccounts() { onRoute?(.accounts) }

  /// Leads to the reader's filters.
  public func openFilters() { onRoute?(.filters) }

  /// Opens the screen about the app.
  public func openAbout() { onRoute?(.about) }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "settings"))
  }

  private func showMessage(_ text: String, _ kind: UserMessage.Kind) {
    messageCount += 1
    messageSource.value = UserMessage(id: messageCount, text: text, kind: kind)
  }
}
