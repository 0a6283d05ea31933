public import ListModel

/// What the settings screen shows and can be asked to do.
@MainActor
public protocol SettingsViewModel: AnyObject {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<SettingsContent> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Looks how much room is taken: each time the screen comes on screen.
  func load() async

  /// Keeps what the reader chose; it takes effect at once.
  func choose(_ settings: AppSettings)

  /// Erases what can be had again.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never>

  /// Leads to the reader's accounts.
  func openAccounts()

  /// Leads to the reader's filters.
  func openFilters()

  /// Leads to what there is to know about the app.
  func openAbout()

  /// Called each time the screen has come on screen: tracks a screen view.
  func screenDidAppear()
}
