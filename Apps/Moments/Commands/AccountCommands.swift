import Foundation
import LocalStore
import MastodonAPI
import MastodonProvider
import MomentsComposition
import MomentsLanguage
import SecretStore
import SocialModel

/// The commands that sign in and out, for terminals.
nonisolated struct AccountCommands {
  let service: SignInService
  /// Prints a line.
  let say: @Sendable (String) -> Void
  /// Reads a line of input; nil at the end of the input.
  let readLine: @Sendable () -> String?
  /// Opens a URL in a browser; false if that is not possible.
  let openPage: @Sendable (URL) async -> Bool
  /// Compares the stored data of an account with its server.
  let compare: @Sendable (KnownAccount.ID) async throws -> TimelineComparison

  /// Runs a command in this terminal.
  ///
  /// - Throws: The errors of ``run(_:)``, or why the list of accounts cannot be opened.
  static func run(_ command: Command) async throws {
    let center = try await AccountCenter.open(.standard(), transport: URLSessionTransport())
    let commands = AccountCommands(
      service: center.service,
      // Immediately, unbuffered: the program waits for input after some lines.
      say: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
      readLine: { Swift.readLine() },
      openPage: Browser.open,
      compare: center.compare
    )
    try await commands.run(command)
    if case .login = command, case .savedInFile(let path)? = center.secrets.notice {
      print("No key ring runs in this session: the sign-in is in \(path), which only you can read.")
    }
  }

  /// Runs a command.
  ///
  /// - Throws: `SignInFailure`, `ProviderError`, `UnknownAccount` or ``CommandError``.
  func run(_ command: Command) async throws {
    switch command {
    case .login(let server, let opensBrowser): try await login(server, opensBrowser: opensBrowser)
    case .accounts: try await list()
    case .verify(let account): try await verify(account)
    case .logout(let account, let discards): try await logout(account, discards: discards)
    case .window, .render, .help, .version, .icons: return
    }
  }

  private func login(_ server: String, opensBrowser: Bool) async throws {
    let account =
      opensBrowser ? try await loginInBrowser(server) : try await loginByCode(server)
    say("Signed in as \(account.id). Moments shows this account from now on.")
  }

  private func loginInBrowser(_ server: String) async throws -> KnownAccount {
    try await service.signIn(to: server) { [say, openPage] page in
      say("Opening \(page.absoluteString)")
      guard await openPage(page) else {
        say(
          "No browser opened. Open the address yourself, or use: moments login SERVER --no-browser"
        )
        // The reader may still open it, so the redirect is awaited anyway.
        return true
      }
      say("Go on in the browser; waiting for it here.")
      return true
    }
  }

  private func loginByCode(_ server: String) async throws -> KnownAccount {
    let attempt = try await service.beginOutOfBand(server)
    say("Open this address and allow Moments to sign in:\n\n  \(attempt.page.absoluteString)\n")
    say("Then type the code that the server shows:")
    guard let code = readLine()?.trimmingCharacters(in: .whitespaces), !code.isEmpty else {
      throw CommandError.noCode
    }
    return try await attempt.finish(code)
  }

  private func list() async throws {
    let accounts = try await service.accounts()
    guard !accounts.isEmpty else {
      return say("No accounts. Sign in with: moments login SERVER")
    }
    for account in accounts {
      say("\(account.isCurrent ? "*" : " ") \(account.id)  \(account.account.displayName)")
    }
  }

  /// The account with a name; the current one without.
  private func account(_ name: String?) async throws -> KnownAccount {
    let accounts = try await service.accounts()
    let account =
      if let name {
        accounts.first { $0.id == name.lowercased() }
      } else {
        accounts.first(where: \.isCurrent)
      }
    guard let account else { throw UnknownAccount(name: name, known: accounts.map(\.id)) }
    return account
  }

  private func verify(_ name: String?) async throws {
    let account = try await account(name)
    let result = try await compare(account.id)
    let rest =
      result.behindGaps > 0
      ? " \(result.hasMoreBehindGaps ? "At least " : "")\(result.behindGaps) more are in gaps, "
        + "which fill as you read." : ""
    say(
      "\(account.id): compared with \(result.compared) rows of the server; "
        + "\(result.inserted) were missing here, \(result.removed) are gone there." + rest
    )
  }

  private func confirmLoss(of work: UnsavedWork, in account: KnownAccount) throws {
    let loss = Strings(.english).signOutLoss(unsent: work.unsent, drafts: work.drafts) ?? ""
    say("Signing out of \(account.id) deletes what is only here: \(loss)\nType yes to go on:")
    guard readLine()?.trimmingCharacters(in: .whitespaces).lowercased() == "yes" else {
      throw CommandError.wouldLose
    }
  }

  private func logout(_ name: String?, discards: Bool) async throws {
    let account = try await account(name)
    let work = try await service.unsavedWork(of: account.id)
    if !discards, !work.isEmpty { try confirmLoss(of: work, in: account) }
    let isEnded = try await service.signOut(account.id)
    say("Signed out of \(account.id); what was kept of it here is deleted.")
    if !isEnded {
      say(
        "The server could not be reached: the sign-in is still valid there. End it in its settings."
      )
    }
  }
}
