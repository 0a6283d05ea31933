public import ListModel
import MomentsLanguage

/// The content and the operations of the accounts screen.
@MainActor
public protocol AccountsViewModel: ListScreenViewModel, DeclaredListViewModel {
  /// The content; `nil` until it is loaded.
  var content: Observable<AccountsContent?> { get }

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
}

extension AccountsViewModel {
  /// The title of the screen.
  public var title: String { strings.accountsTitle }

  /// Reads the accounts and the outbox, which other screens change.
  public func watch() async { await load() }
}
