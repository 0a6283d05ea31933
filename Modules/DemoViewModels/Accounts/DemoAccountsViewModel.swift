public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The accounts screen on fixed accounts.
@MainActor
public final class DemoAccountsViewModel: DemoContentScreen<AccountsContent?>, AccountsViewModel {
  /// Records the intent.
  @discardableResult
  public func choose(_ account: ListItemID) -> Task<Void, Never> { note("choose", account) }

  /// Records the intent.
  @discardableResult
  public func signOut(_ account: ListItemID) -> Task<Void, Never> { note("sign-out", account) }

  /// Leads to the sign-in screen.
  public func addAccount() { onRoute?(.signIn) }

  /// Leads to the outbox.
  public func openOutbox() { onRoute?(.outbox) }

  /// Leads to the scheduled posts.
  public func openScheduled() { onRoute?(.scheduled) }
}

extension DemoRows {
  /// Three accounts at servers, one of them current, and items in the outbox.
  public static func accounts(_ strings: Strings) -> AccountsContent {
    let people = [
      (owner, "moments.example"), (marco, "photos.example"),
      (layla, "a-server-with-a-very-long-name.example.social"),
    ]
    let rows = people.enumerated().map { place, account in
      let id = "\(account.0.id)@\(account.1)"
      return AccountRow(
        id: id,
        person: account.0,
        server: "@\(id)",
        isCurrent: place == 0,
        strings: strings
      )
    }
    return AccountsContent(
      accounts: rows + [AccountRow(deviceIsCurrent: false, strings: strings)],
      outbox: strings.outboxCount(3),
      hasScheduled: true,
      notice: strings.tokensInFile
    )
  }

  /// This machine only.
  public static func deviceAlone(_ strings: Strings) -> AccountsContent {
    AccountsContent(accounts: [AccountRow(deviceIsCurrent: true, strings: strings)])
  }
}
