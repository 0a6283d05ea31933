public import ListModel
public import MomentsContracts

/// The accounts screen on canned accounts.
@MainActor
public final class DemoAccountsViewModel: AccountsViewModel {
  /// The language of everything the screen says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<AccountsContent?> { contentSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  private let scenario: DemoAccountsScenario
  private let tracker: (any Tracker)?
  private var people: [(person: DemoPerson, server: String)]
  private var current: String?
  private let contentSource = MutableObservable<AccountsContent?>(nil)
  private let messageSource = MutableObservable<UserMessage?>(nil)

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  public init(
    scenario: DemoAccountsScenario,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    self.scenario = scenario
    strings = Strings(language)
    self.tracker = tracker
    people =
      scenario == .several
      ? [
        (.linYue, "moments.example"), (.marco, "photos.example"),
        (.layla, "a-server-with-a-very-long-name.example.social"),
      ] : []
    current = people.first.map { Self.id($0.person, $0.server) }
  }

  /// Shows the accounts.
  public func load() async { show() }

  /// Shows another account as the current one.
  @discardableResult
  public func choose(_ account: ListItemID) -> Task<Void, Never> {
    current = account == AccountRow.device ? nil : account.description
    show()
    return Task {}
  }

  /// Takes an account away.
  @discardableResult
  public func signOut(_ account: ListItemID) -> Task<Void, Never> {
    people.removeAll { Self.id($0.person, $0.server) == account.description }
    if current == account.description {
      current = people.first.map { Self.id($0.person, $0.server) }
    }
    show()
    return Task {}
  }

  /// Leads to the sign-in screen.
  public func addAccount() { onRoute?(.signIn) }

  /// Leads to what waits to be sent.
  public func openOutbox() { onRoute?(.outbox) }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "accounts"))
  }

  private static func id(_ person: DemoPerson, _ server: String) -> String {
    "\(person.reference.id)@\(server)"
  }

  private func show() {
    let rows = people.map { person, server in
      let id = Self.id(person, server)
      return AccountRow(
        id: id,
        person: person.reference,
        server: "@\(id)",
        isCurrent: id == current,
        strings: strings
      )
    }
    contentSource.value = AccountsContent(
      accounts: rows + [AccountRow(deviceIsCurrent: current == nil, strings: strings)],
      outbox: current == nil ? nil : strings.outboxCount(3),
      notice: scenario == .several ? strings.tokensInFile : nil
    )
  }
}
