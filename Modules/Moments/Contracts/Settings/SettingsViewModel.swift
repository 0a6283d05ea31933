public import ListModel

/// The content and the operations of the settings screen.
@MainActor
public protocol SettingsViewModel: ScreenViewModel {
  /// The content of the sheet.
  var content: Observable<SettingsContent> { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Measures the used storage: each time the screen appears.
  func load() async

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

  /// Called each time the screen has appeared: tracks a screen view.
  func screenDidAppear()
}
