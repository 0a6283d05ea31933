import DemoViewModels
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsAccounts

@Suite("The accounts screen")
struct AccountsScreenTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoAccountsViewModel
    private(set) var routes: [Route] = []

    init(
      deviceAlone: Bool = false,
      traits: ScreenTraits = ScreenTraits(),
      language: AppLanguage = .english
    ) async {
      let strings = Strings(language)
      let viewModel = DemoAccountsViewModel(
        deviceAlone ? DemoRows.deviceAlone(strings) : DemoRows.accounts(strings),
        language: language
      )
      self.viewModel = viewModel
      screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
        UINavigationController(
          rootViewController: AccountsViewController(
            viewModel: viewModel,
            imageLoader: Rows.loader
          )
        )
      }
      screen.work = [{ await Rows.loader.waitUntilIdle() }]
      viewModel.onRoute = { [weak self] in self?.routes.append($0) }
      await screen.settle()
    }
  }

  private func isCurrent(_ account: String, on screen: Screen) throws -> Bool {
    try screen.view("account.\(account)").accessibilityTraits.contains(.selected)
  }

  @Test("tapping an account requests it, and the current one is marked")
  func choosing() async throws {
    let fixture = await Fixture()
    try expect(isCurrent("linyue@moments.example", on: fixture.screen))
    try await fixture.screen.tap("account.device")
    expect(fixture.viewModel.intents, equals: ["choose device"])
    fixture.screen.perform { fixture.viewModel.show(DemoRows.deviceAlone(Strings(.english))) }
    await fixture.screen.settle()
    try expect(isCurrent("device", on: fixture.screen))
    expectNil((try? fixture.screen.view("account.linyue@moments.example")))
  }

  @Test("commands lead to the sign-in screen and to the outbox")
  func leading() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("command.add")
    try await fixture.screen.tap("command.outbox")
    expect(fixture.routes, equals: [.signIn, .outbox])
  }

  @Test("this device alone cannot be signed out of, and sends nothing")
  func deviceOnly() async throws {
    let fixture = await Fixture(deviceAlone: true)
    try expect(isCurrent("device", on: fixture.screen))
    expectNil((try? fixture.screen.view("command.outbox")))
    expectNil((try? fixture.screen.view("command.sign-out")))
    expectLook(fixture.screen, "device-only")
  }

  @Test("signing out requires a confirmation, because it deletes local data")
  func signingOut() async throws {
    let fixture = await Fixture()
    let screen = fixture.screen
    let row = try screen.view("account.marco@photos.example")
    let y = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y
    await screen.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 180, y: y))
    await screen.advance(by: 1)
    await screen.tap(at: CGPoint(x: 340, y: y))
    await screen.advance(by: 1)
    expect(fixture.viewModel.intents, satisfies: \.isEmpty)
    expectLook(fixture.screen, "sign-out-question")
    try await screen.tap("alert.Sign out")
    await screen.advance(by: 1)
    expect(fixture.viewModel.intents, equals: ["sign-out marco@photos.example"])
  }

  @Test("the current account has a sign-out row, which requires a confirmation")
  func signingOutOfTheCurrentAccount() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("command.sign-out")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.intents, satisfies: \.isEmpty)
    try await fixture.screen.tap("alert.Sign out")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.intents, equals: ["sign-out linyue@moments.example"])
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await Fixture(traits: look.traits, language: look.language)
    expectLook(shown.screen, "\(look)")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await Fixture(traits: .largest(height: 1100)).screen,
      "narrow-largest",
      showing: ["account.device"]
    )
  }
}
