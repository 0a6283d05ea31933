import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

@MainActor
@Suite("Accounts and signing in")
struct AccountsTests {
  private final class Changes {
    var count = 0
  }

  private func viewModel(
    _ manager: FakeAccounts,
    _ changes: Changes = Changes(),
    outbox: FakeOutbox? = nil,
    canSchedule: Bool = false
  ) -> LiveAccountsViewModel {
    LiveAccountsViewModel(
      manager: manager,
      outbox: outbox,
      canSchedule: { canSchedule },
      savesTokensInFile: true,
      in: ScreenContext(.english),
      onChange: { changes.count += 1 }
    )
  }

  private func current(_ viewModel: LiveAccountsViewModel) -> ListItemID? {
    viewModel.content.value?.accounts.first(where: \.isCurrent)?.id
  }

  @Test("this device is the current account if there is no other")
  func device() async {
    let viewModel = viewModel(FakeAccounts())
    await viewModel.load()
    expect(viewModel.content.value?.accounts.map(\.id), equals: [AccountRow.device])
    expect(current(viewModel), equals: AccountRow.device)
    expectNil(viewModel.content.value?.outbox)
    expectNil(viewModel.content.value?.notice)
  }

  @Test("scheduled posts are offered if the server supports them", arguments: [true, false])
  func scheduled(canSchedule: Bool) async {
    let viewModel = viewModel(FakeAccounts(), outbox: FakeOutbox(), canSchedule: canSchedule)
    await viewModel.load()
    expect(viewModel.content.value?.hasScheduled, equals: canSchedule)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.openScheduled()
    expect(routes, equals: [.scheduled])
  }

  @Test("the app is notified of another account, but not of the same one")
  func choosing() async {
    let changes = Changes()
    let viewModel = viewModel(FakeAccounts(["ana@a.example", "bo@b.example"]), changes)
    await viewModel.load()
    await viewModel.choose("bo@b.example").value
    expect(current(viewModel), equals: "bo@b.example")
    expect(changes.count, equals: 1)
    await viewModel.choose("bo@b.example").value
    expect(changes.count, equals: 1)
    await viewModel.choose(AccountRow.device).value
    expect(current(viewModel), equals: AccountRow.device)
    expect(changes.count, equals: 2)
  }

  @Test("only signing out of the current account changes the app")
  func signingOut() async {
    let changes = Changes()
    let manager = FakeAccounts(["ana@a.example", "bo@b.example"], current: "ana@a.example")
    let viewModel = viewModel(manager, changes)
    await viewModel.load()
    await viewModel.signOut("bo@b.example").value
    expect(changes.count, equals: 0)
    manager.loseServer()
    await viewModel.signOut("ana@a.example").value
    expect(changes.count, equals: 1)
    expect(viewModel.message.value?.text.contains("could not be reached"), equals: true)
  }

  @Test("the number of unsent items is shown")
  func waiting() async {
    let item = OutboxItem(
      id: "1",
      action: .like(true, postID: "1"),
      subject: "",
      createdAt: Date(timeIntervalSince1970: 0),
      state: .waiting
    )
    let manager = FakeAccounts(["ana@a.example"], current: "ana@a.example")
    let viewModel = viewModel(manager, outbox: FakeOutbox([item]))
    await viewModel.load()
    expect(viewModel.content.value?.outbox, equals: "1 thing waits to be sent")
    let idle = self.viewModel(manager, outbox: FakeOutbox())
    await idle.load()
    expect(idle.content.value?.outbox, equals: "Everything is sent")
    expect(viewModel.content.value?.notice != nil)
  }

  @Test("refused items are not counted as unsent")
  func refused() async {
    func item(_ id: String, _ state: OutboxItem.State) -> OutboxItem {
      OutboxItem(
        id: id,
        action: .like(true, postID: id),
        subject: "",
        createdAt: Date(timeIntervalSince1970: 0),
        state: state
      )
    }
    let manager = FakeAccounts(["ana@a.example"], current: "ana@a.example")
    let items = [item("1", .refused(.tooLarge)), item("2", .waiting), item("3", .waiting)]
    let viewModel = viewModel(manager, outbox: FakeOutbox(items))
    await viewModel.load()
    expect(
      viewModel.content.value?.outbox,
      equals: "1 thing could not be sent · 2 things wait to be sent"
    )
  }

  @Test("the loss of signing out is shown")
  func loss() async {
    let manager = FakeAccounts(["ana@a.example", "bo@b.example"], current: "ana@a.example")
    manager.save(UnsavedWork(unsent: 2, drafts: 1), in: "ana@a.example")
    let viewModel = viewModel(manager)
    await viewModel.load()
    expect(
      viewModel.content.value?.accounts.map(\.loss),
      equals: ["2 things wait to be sent, 1 draft.", nil, nil]
    )
  }

  @Test("signing out mentions an unknown loss if the data cannot be read")
  func unknownLoss() async {
    let manager = FakeAccounts(["ana@a.example"], current: "ana@a.example")
    manager.damageStore(of: "ana@a.example")
    let viewModel = viewModel(manager)
    await viewModel.load()
    expect(
      viewModel.content.value?.accounts.map(\.loss),
      equals: ["Unsent posts and drafts on this device cannot be read and would be lost.", nil]
    )
  }

  // MARK: Signing in

  private func signIn(_ manager: FakeAccounts, opens: Bool = true) -> LiveSignInViewModel {
    LiveSignInViewModel(manager: manager, in: ScreenContext(.english), openPage: { _ in opens })
  }

  @Test("signing in opens the browser, waits, and completes")
  func signingIn() async throws {
    let manager = FakeAccounts()
    let viewModel = signIn(manager)
    var states: [SignInState] = []
    var doneCount = 0
    viewModel.onDone = { doneCount += 1 }
    let token = viewModel.state.observe { states.append($0) }
    let work = viewModel.signIn(to: "a.example")
    try await eventually { viewModel.state.value == .waitingForBrowser }
    manager.browser.continuation.yield()
    await work.value
    token.dispose()
    expect(states, equals: [.typing, .asking, .waitingForBrowser, .done])
    expect(doneCount, equals: 1)
  }

  @Test("without a browser, the code of the server's page completes it")
  func signingInByCode() async throws {
    let manager = FakeAccounts()
    let viewModel = signIn(manager, opens: false)
    await viewModel.finish(with: FakeAccounts.code).value
    expect(viewModel.state.value, equals: .typing)
    await viewModel.signIn(to: "a.example").value
    let page = try require(URL(string: "https://a.example/oauth/authorize"))
    expect(viewModel.state.value, equals: .waitingForCode(page: page))
    var states: [SignInState] = []
    let token = viewModel.state.observeChanges { states.append($1) }
    await viewModel.finish(with: "4321").value
    token.dispose()
    let refused = SignInState.waitingForCode(
      page: page,
      failure: Strings(.english).signInCodeRefused
    )
    expect(states, equals: [.checkingCode(page: page), refused], "the page stays")
    var doneCount = 0
    viewModel.onDone = { doneCount += 1 }
    await viewModel.finish(with: FakeAccounts.code).value
    expect(viewModel.state.value == .done && doneCount == 1)
    expect((try? await manager.accounts())?.count, equals: 1)
  }

  @Test("where a launcher says that a browser opened, and none did, a code can be used")
  func nothingOpened() async throws {
    let manager = FakeAccounts()
    let viewModel = signIn(manager)
    await viewModel.signInByCode().value
    expect(viewModel.state.value, equals: .typing)
    let work = viewModel.signIn(to: "a.example")
    try await eventually { viewModel.state.value == .waitingForBrowser }
    await viewModel.signInByCode().value
    await work.value
    let page = try require(URL(string: "https://a.example/oauth/authorize"))
    expect(viewModel.state.value, equals: .waitingForCode(page: page))
    await viewModel.finish(with: FakeAccounts.code).value
    expect(viewModel.state.value, equals: .done)
  }

  @Test("a cancelled attempt returns to the field without a message")
  func cancelling() async throws {
    let manager = FakeAccounts()
    let viewModel = signIn(manager)
    let work = viewModel.signIn(to: "a.example")
    try await eventually { viewModel.state.value == .waitingForBrowser }
    viewModel.cancel()
    await work.value
    expect(viewModel.state.value, equals: .typing)
    expect((try? await manager.accounts())?.isEmpty, equals: true)
  }

  @Test(
    "each failure has words of its own",
    arguments: [
      SignInFailure.badServer("x y"), .insecureServer("a.example"), .notAServer("example.org"),
      .denied, .refused("closed"),
      .invalidResponse, .noBrowser, .notSaved("full"), .provider(.signInNeeded),
    ]
  )
  func failing(_ failure: SignInFailure) async {
    let manager = FakeAccounts()
    manager.failSignIn(with: failure)
    let viewModel = signIn(manager)
    await viewModel.signIn(to: "example.org").value
    guard case .failed(let words) = viewModel.state.value else {
      Issue.record("\(viewModel.state.value)")
      return
    }
    expect(words.count, isAbove: 10)
    // A retry is possible.
    await viewModel.signIn(to: "example.org").value
    expect(viewModel.state.value, equals: .failed(words))
  }
}
