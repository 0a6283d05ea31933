public import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// The accounts screen over the accounts that are stored on this machine.
@MainActor
public final class LiveAccountsViewModel: LiveScreen, AccountsViewModel {
  /// The content of the screen; `nil` until it is known.
  public var content: Observable<AccountsContent?> { contentSource }

  private let manager: any AccountManager
  private let outbox: (any OutboxProvider)?
  private let canSchedule: @Sendable () async -> Bool
  private let savesTokensInFile: Bool
  private let onChange: @MainActor () async -> Void
  private let contentSource = MutableObservable<AccountsContent?>(nil)
  private let opening = SharedRead()

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - manager: The accounts.
  ///   - outbox: The outbox of the current account; nil where it sends nothing.
  ///   - canSchedule: Whether the server of the current account posts things later.
  ///   - savesTokensInFile: Whether the screen mentions that no key ring runs.
  ///   - context: The surroundings of the screen.
  ///   - onChange: Called when another account becomes the current one.
  public init(
    manager: any AccountManager,
    outbox: (any OutboxProvider)?,
    canSchedule: @escaping @Sendable () async -> Bool = { false },
    savesTokensInFile: Bool = false,
    in context: ScreenContext,
    onChange: @escaping @MainActor () async -> Void
  ) {
    self.manager = manager
    self.outbox = outbox
    self.canSchedule = canSchedule
    self.savesTokensInFile = savesTokensInFile
    self.onChange = onChange
    super.init(named: "accounts", in: context)
  }

  /// Reads the accounts and the outbox.
  public func load() async { await opening { [weak self] in await self?.read() } }

  private func read() async {
    do {
      let known = try await manager.accounts()
      var rows: [AccountRow] = []
      for account in known { rows.append(await row(account)) }
      // The number of waiting items is optional: a failure to read it must not fail the screen.
      let items = (try? await outbox?.outbox()) ?? []
      let canSchedule = await canSchedule()
      contentSource.value = AccountsContent(
        accounts: rows
          + [AccountRow(deviceIsCurrent: !known.contains(where: \.isCurrent), strings: strings)],
        outbox: outbox == nil ? nil : words(for: items),
        hasScheduled: canSchedule,
        notice: savesTokensInFile && !known.isEmpty ? strings.tokensInFile : nil
      )
    } catch {
      if !isCancellation(error) { messages.show(failures.message(error), .failure) }
    }
  }

  /// Shows the app for another account.
  @discardableResult
  public func choose(_ account: ListItemID) -> Task<Void, Never> {
    let rows = contentSource.value?.accounts ?? []
    guard let row = rows.first(where: { $0.id == account }), !row.isCurrent else { return Task {} }
    return change { [manager] in
      try await manager.makeCurrent(account == AccountRow.device ? nil : account.description)
      return nil
    }
  }

  /// Deletes the account here; a message is shown where the server did not confirm it.
  @discardableResult
  public func signOut(_ account: ListItemID) -> Task<Void, Never> {
    change { [manager, strings] in
      try await manager.signOut(account.description) ? nil : strings.signedOutHereOnly
    }
  }

  /// Leads to the sign-in screen.
  public func addAccount() { onRoute?(.signIn) }

  /// Leads to the outbox.
  public func openOutbox() { onRoute?(.outbox) }

  /// Leads to the scheduled posts.
  public func openScheduled() { onRoute?(.scheduled) }

  /// Changes the accounts, and notifies the app if another one is current afterwards.
  private func change(_ work: @escaping @Sendable () async throws -> String?) -> Task<Void, Never> {
    Task {
      let before = await current()
      do {
        if let text = try await work() { messages.show(text, .information) }
      } catch {
        messages.show(failures.message(error), .failure)
      }
      await read()
      if await current() != before { await onChange() }
    }
  }

  /// Describes the outbox: how many items wait, and how many were refused and need the reader.
  private func words(for items: [OutboxItem]) -> String {
    let refused = items.count { if case .refused = $0.state { true } else { false } }
    let waiting = items.count - refused
    let parts = [
      refused > 0 ? strings.outboxRefusedCount(refused) : nil,
      waiting > 0 ? strings.outboxCount(waiting) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? strings.emptyOutboxTitle : parts.joined(separator: " · ")
  }

  private func current() async -> KnownAccount.ID? {
    try? await manager.accounts().first(where: \.isCurrent)?.id
  }

  private func row(_ known: KnownAccount) async -> AccountRow {
    let loss: String?
    do {
      let work = try await manager.unsavedWork(of: known.id)
      loss = strings.signOutLoss(unsent: work.unsent, drafts: work.drafts)
    } catch {
      // Unsent work may be lost all the same, so the question has to mention it.
      loss = strings.signOutUnknownLoss
    }
    return AccountRow(
      id: known.id,
      person: PersonReference(known.account),
      server: "@\(known.id)",
      isCurrent: known.isCurrent,
      loss: loss,
      strings: strings
    )
  }
}
