import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage

/// The settings screen over the settings of this machine.
@MainActor
public final class LiveSettingsViewModel: LiveScreen, SettingsViewModel {
  /// The content that the screen shows.
  public var content: Observable<SettingsContent> { contentSource }

  private let manager: any SettingsManager
  private let contentSource: MutableObservable<SettingsContent>
  private let opening = SharedRead()

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - manager: Stores the settings.
  ///   - hasAccounts: Whether there are accounts to choose from.
  ///   - hasFilters: Whether words can be filtered.
  ///   - context: The surroundings of the screen.
  public init(
    manager: any SettingsManager,
    hasAccounts: Bool,
    hasFilters: Bool = false,
    in context: ScreenContext
  ) {
    self.manager = manager
    contentSource = MutableObservable(
      SettingsContent(
        settings: manager.settings,
        hasAccounts: hasAccounts,
        hasFilters: hasFilters
      )
    )
    super.init(named: "settings", in: context)
  }

  /// Reads how much space is used.
  public func load() async { await opening { [weak self] in await self?.read() } }

  private func read() async {
    let storage = await manager.storage()
    contentSource.value.storage = storage
  }

  /// Stores the reader's choice.
  public func choose(_ settings: AppSettings) {
    guard settings != manager.settings else { return }
    do {
      try manager.change(to: settings)
    } catch {
      messages.show(strings.settingsNotSaved(failures.message(error)), .failure)
    }
    contentSource.value.settings = manager.settings
  }

  /// Erases what can be loaded again.
  @discardableResult
  public func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never> {
    Task {
      do {
        try await manager.erase(kind)
        messages.show(strings.erased, .information)
      } catch {
        messages.show(failures.message(error), .failure)
      }
      await read()
    }
  }

  /// Leads to the accounts.
  public func openAccounts() { onRoute?(.accounts) }

  /// Leads to the reader's filters.
  public func openFilters() { onRoute?(.filters) }

  /// Opens the screen about the app.
  public func openAbout() { onRoute?(.about) }
}
