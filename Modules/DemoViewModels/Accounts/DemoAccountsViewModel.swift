public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The accounts screen on fixed accounts.
@MainActor
public final class DemoAccountsViewModel: AccountsViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<AccountsContent?> { contentSource }

  /// Always nil.
  public let message = Observable<UserMessage?>(nil)

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// The intents of the reader, in order, such as "choose device".
  public private(set) var intents: [String] = []

  private let contentSource: MutableObservable<AccountsContent?>

  /// Makes the view model of one screen.
  public init(_ content: AccountsContent, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Shows other accounts.
  public func show(_ content: AccountsContent) { contentSource.value = content }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Records the intent.
  @discardableResult
  public func choose(_ account: ListItemID) -> Task<Void, Never> {
    intents.append("choose \(account)")
    return Task {}
  }

  /// Records the intent.
  @discardableResult
  public func signOut(_ account: ListItemID) -> Task<Void, Never> {
    intents.append("sign-out \(account)")
    return Task {}
  }

  /// Leads to the sign-in screen.
  public func addAccount() { onRoute?(.signIn) }

  /// Leads to the outbox.
  public func openOutbox() { onRoute?(.outbox) }

  /// Leads to the scheduled posts.
  public func openScheduled() { onRoute?(.scheduled) }

  /// Does nothing.
  public func screenDidAppear() {}
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
