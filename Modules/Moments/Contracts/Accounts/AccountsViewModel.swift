public import ListModel

/// The content and the operations of the accounts screen.
@MainActor
public protocol AccountsViewModel: ScreenViewModel {
  /// The content; `nil` until it is loaded.
  var content: Observable<AccountsContent?> { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Loads the accounts: when the screen opens, and each time it appears again.
  func load() async

  /// Switches the app to another account.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func choose(_ account: ListItemID) -> Task<Void, Never>

  /// Signs out of an account and deletes its data on this machine.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func signOut(_ account: ListItemID) -> Task<Void, Never>

  /// Opens the sign-in screen.
  func addAccount()

  /// Leads to the list of what was not sent yet, through ``onRoute``.
  func openOutbox()

  /// Opens the scheduled posts.
  func openScheduled()

  /// Called each time the screen has appeared: tracks a screen view.
  func screenDidAppear()
}
