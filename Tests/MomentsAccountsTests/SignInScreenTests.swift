import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsAccounts

@Suite("The sign-in screen")
struct SignInScreenTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoSignInViewModel

    init(
      _ state: SignInState = .typing,
      traits: ScreenTraits = ScreenTraits(),
      language: AppLanguage = .english
    ) async {
      let viewModel = DemoSignInViewModel(state, language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
        UINavigationController(rootViewController: SignInViewController(viewModel: viewModel))
      }
      await screen.settle()
    }

    func type(_ text: String) async throws {
      try await screen.tap("signin.server")
      let field = try require(try screen.view("signin.server") as? UITextField)
      expect(field.isFirstResponder)
      field.insertText(text)
      await screen.settle()
    }
  }

  @Test("typing a server and pressing the button signs in")
  func signingIn() async throws {
    let fixture = await Fixture()
    let button = try require(try fixture.screen.view("signin.go") as? UIButton)
    expect(!button.isEnabled)
    try await fixture.type("moments.example")
    expect(button.isEnabled)
    try await fixture.screen.tap("signin.go")
    await fixture.screen.settle()
    expect(fixture.viewModel.intents, equals: ["sign-in moments.example"])
  }

  @Test("a refusal is shown below the field, and another server can be tried")
  func refusal() async throws {
    let fixture = await Fixture()
    try await fixture.type("unknown")
    try await fixture.screen.tap("signin.go")
    let failure = SignInState.failed(Strings(.english).notAServer("unknown"))
    fixture.screen.perform { fixture.viewModel.show(failure) }
    await fixture.screen.settle()
    let label = try require(try fixture.screen.view("signin.failure") as? UILabel)
    expect(label.text?.contains("unknown"), equals: true)
    let button = try require(try fixture.screen.view("signin.go") as? UIButton)
    expect(button.isEnabled)
    expectLook(fixture.screen, "refused")
  }

  @Test("where no browser opens, the address can be copied, and a code typed")
  func signingInByCode() async throws {
    let fixture = await Fixture()
    expectNil((try? fixture.screen.view("signin.code")))
    let page = try require(URL(string: "https://moments.example/oauth/authorize?client_id=1"))
    fixture.screen.perform { fixture.viewModel.show(.waitingForCode(page: page)) }
    await fixture.screen.settle()
    let label = try require(try fixture.screen.view("signin.address") as? UILabel)
    expect(label.text?.contains(page.absoluteString), equals: true)
    try await fixture.screen.tap("signin.copy")
    expect(fixture.screen.pasteboard.string, equals: page.absoluteString)
    let button = try require(try fixture.screen.view("signin.go") as? UIButton)
    expect(!button.isEnabled)
    let field = try require(try fixture.screen.view("signin.code") as? UITextField)
    expect(field.isFirstResponder)
    field.insertText("1234")
    await fixture.screen.settle()
    try await fixture.screen.tap("signin.go")
    try await fixture.screen.tap("signin.cancel")
    await fixture.screen.settle()
    expect(fixture.viewModel.intents, equals: ["code 1234", "cancel"])
  }

  @Test("a code that is not accepted stays to be corrected")
  func wrongCode() async throws {
    let page = try require(URL(string: "https://moments.example/oauth/authorize?client_id=1"))
    let fixture = await Fixture(.waitingForCode(page: page))
    let field = try require(try fixture.screen.view("signin.code") as? UITextField)
    field.insertText("4321")
    await fixture.screen.settle()
    try await fixture.screen.tap("signin.go")
    fixture.screen.perform { fixture.viewModel.show(.checkingCode(page: page)) }
    await fixture.screen.settle()
    expectNil(try? fixture.screen.view("signin.go"))
    fixture.screen.perform {
      fixture.viewModel.show(.waitingForCode(page: page, failure: "no such code"))
    }
    await fixture.screen.settle()
    let label = try require(try fixture.screen.view("signin.failure") as? UILabel)
    expect(label.text, equals: "no such code")
    expect(field.isFirstResponder)
    expect(label.frame.minY, isAtLeast: field.frame.maxY)
    expect(field.text, equals: "4321")
    expect((try? fixture.screen.view("signin.address")) != nil)
    try await fixture.screen.tap("signin.go")
    expect(fixture.viewModel.intents, equals: ["code 4321", "code 4321"])
  }

  @Test("where nothing opened, the reader can ask for the address")
  func nothingOpened() async throws {
    let fixture = await Fixture(.waitingForBrowser)
    try await fixture.screen.tap("signin.by-code")
    expect(fixture.viewModel.intents, equals: ["by code"])
  }

  @Test("a sign-in in progress can be cancelled")
  func cancelling() async throws {
    let fixture = await Fixture(.waitingForBrowser)
    expectNil((try? fixture.screen.view("signin.go")))
    try await fixture.screen.tap("signin.server")
    let field = try require(try fixture.screen.view("signin.server") as? UITextField)
    expect(!field.isFirstResponder, "what was asked for stands")
    try await fixture.screen.tap("signin.cancel")
    await fixture.screen.settle()
    expect(fixture.viewModel.intents, equals: ["cancel"])
    fixture.screen.perform { fixture.viewModel.show(.typing) }
    await fixture.screen.settle()
    expect((try? fixture.screen.view("signin.go")) != nil)
  }

  /// The screen while the reader is in the browser, with the requested server.
  private func waiting(
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async throws -> Fixture {
    let fixture = await Fixture(traits: traits, language: language)
    try await fixture.type("slow.example")
    try await fixture.screen.tap("signin.go")
    fixture.screen.perform { fixture.viewModel.show(.waitingForBrowser) }
    await fixture.screen.settle()
    return fixture
  }

  @Test("waiting") func waiting() async throws { expectLook(try await waiting().screen, "waiting") }

  @Test("waiting, dark") func waitingDark() async throws {
    expectLook(try await waiting(ScreenTraits(style: .dark)).screen, "waiting-dark")
  }

  @Test("waiting, in Chinese") func waitingChinese() async throws {
    expectLook(try await waiting(ScreenTraits(), .simplifiedChinese).screen, "waiting-chinese")
  }

  @Test("waiting, narrow, with the largest text") func waitingLargest() async throws {
    let traits = ScreenTraits.largest(height: 1200)
    expectLook(
      try await waiting(traits).screen,
      "waiting-narrow-largest",
      showing: ["signin.server", "signin.progress"]
    )
  }

  @Test("light") func light() async { expectLook(await Fixture().screen, "light") }

  @Test("dark") func dark() async throws {
    let fixture = await Fixture(traits: ScreenTraits(style: .dark))
    try await fixture.type("moments.example")
    expectLook(fixture.screen, "dark")
  }

  @Test("Chinese") func chinese() async {
    expectLook(await Fixture(language: .simplifiedChinese).screen, "chinese", as: .image)
  }

  @Test("Arabic") func arabic() async {
    expectLook(await Fixture(language: .arabic).screen, "arabic")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await Fixture(traits: .largest(height: 1000)).screen,
      "narrow-largest",
      showing: ["signin.server", "signin.go"]
    )
  }

  @Test("wide") func wide() async {
    expectLook(
      await Fixture(traits: ScreenTraits(size: CGSize(width: 1024, height: 700))).screen,
      "wide"
    )
  }
}
