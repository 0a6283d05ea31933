public import ListModel

/// What the accounts screen shows and can be asked to do.
@MainActor
public protocol AccountsViewModel: AnyObject {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// What is shown; `nil` until it is known.
  var content: Observable<AccountsContent?> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Reads the accounts: when the screen opens, and each time it comes back.
  func load() async

  /// Shows the app for another account.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func choose(_ account: ListItemID) -> Task<Void, Never>

  /// Signs out of an account and deletes what was kept of it on this machine.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func signOut(_ account: ListItemID) -> Task<Void, Never>

  /// Leads to the sign-in screen.
  func addAccount()

  /// Leads to what waits to be sent.
  func openOutbox()

  /// Leads to what waits for its time at the server.
  func openScheduled()

  /// Called each time the screen has come on screen: tracks a screen view.
  func screenDidAppear()
}
