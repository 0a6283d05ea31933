public import ListModel
import MomentsLanguage

/// The content and the operations of the settings screen.
///
/// Loading it measures the used storage.
@MainActor
public protocol SettingsViewModel: ListScreenViewModel, DeclaredListViewModel {
  /// The content of the screen.
  var content: Observable<SettingsContent> { get }

  /// Saves the settings; they take effect immediately.
  func choose(_ settings: AppSettings)

  /// Erases storage that can be downloaded again.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never>

  /// Opens the reader's accounts.
  func openAccounts()

  /// Opens the reader's filters.
  func openFilters()

  /// Opens the about screen.
  func openAbout()
}

extension SettingsViewModel {
  /// The title of the screen.
  public var title: String { strings.settingsTitle }

  /// Reads the used storage, which other screens change.
  public func watch() async { await load() }
}
