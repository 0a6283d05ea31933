import DemoViewModels
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

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
      var traits = traits
      traits.isRightToLeft = language.isRightToLeft
      let viewModel = DemoSignInViewModel(state, language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits, clock: HeadlessClock()) {
        UINavigationController(rootViewController: SignInViewController(viewModel: viewModel))
      }
      await screen.settle()
    }

    func type(_ text: String) async throws {
      try await screen.tap("signin.server")
      let field = try #require(try screen.view("signin.server") as? UITextField)
      #expect(field.isFirstResponder)
      field.insertText(text)
      await screen.settle()
    }
  }

  private func check(_ fixture: Fixture, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file)
      .problem(with: fixture.screen, named: name)
    #expect(problem == nil)
  }

  @Test("typing a server and pressing the button signs in")
  func signingIn() async throws {
    let fixture = await Fixture()
    let button = try #require(try fixture.screen.view("signin.go") as? UIButton)
    #expect(!button.isEnabled)
    try await fixture.type("moments.example")
    #expect(button.isEnabled)
    try await fixture.screen.tap("signin.go")
    await fixture.screen.settle()
    #expect(fixture.viewModel.intents == ["sign-in moments.example"])
  }

  @Test("a refusal is shown below the field, and another server can be tried")
  func refusal() async throws {
    let fixture = await Fixture()
    try await fixture.type("unknown")
    try await fixture.screen.tap("signin.go")
    let failure = SignInState.failed(Strings(.english).notAServer("unknown"))
    fixture.screen.perform { fixture.viewModel.show(failure) }
    await fixture.screen.settle()
    let label = try #require(try fixture.screen.view("signin.failure") as? UILabel)
    #expect(label.text?.contains("unknown") == true)
    let button = try #require(try fixture.screen.view("signin.go") as? UIButton)
    #expect(button.isEnabled)
    check(fixture, "refused")
  }

  @Test("a sign-in in progress can be cancelled")
  func cancelling() async throws {
    let fixture = await Fixture(.waitingForBrowser)
    #expect((try? fixture.screen.view("signin.go")) == nil)
    try await fixture.screen.tap("signin.server")
    let field = try #require(try fixture.screen.view("signin.server") as? UITextField)
    #expect(!field.isFirstResponder, "what was asked for stands")
    try await fixture.screen.tap("signin.cancel")
    await fixture.screen.settle()
    #expect(fixture.viewModel.intents == ["cancel"])
    fixture.screen.perform { fixture.viewModel.show(.typing) }
    await fixture.screen.settle()
    #expect((try? fixture.screen.view("signin.go")) != nil)
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

  @Test("waiting") func waiting() async throws { check(try await waiting(), "waiting") }

  @Test("waiting, dark") func waitingDark() async throws {
    check(try await waiting(ScreenTraits(style: .dark)), "waiting-dark")
  }

  @Test("waiting, in Chinese") func waitingChinese() async throws {
    check(try await waiting(ScreenTraits(), .simplifiedChinese), "waiting-chinese")
  }

  @Test("waiting, narrow, with the largest text") func waitingLargest() async throws {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 1200),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(try await waiting(traits), "waiting-narrow-largest")
  }

  @Test("light") func light() async { check(await Fixture(), "light") }

  @Test("dark") func dark() async throws {
    let fixture = await Fixture(traits: ScreenTraits(style: .dark))
    try await fixture.type("moments.example")
    check(fixture, "dark")
  }

  @Test("Chinese") func chinese() async {
    check(await Fixture(language: .simplifiedChinese), "chinese")
  }

  @Test("Arabic") func arabic() async { check(await Fixture(language: .arabic), "arabic") }

  @Test("narrow, with the largest text") func largest() async {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 1000),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(await Fixture(traits: traits), "narrow-largest")
  }

  @Test("wide") func wide() async {
    check(await Fixture(traits: ScreenTraits(size: CGSize(width: 1024, height: 700))), "wide")
  }
}
