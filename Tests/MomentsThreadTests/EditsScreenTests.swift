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

@testable import MomentsThread

/// The versions of a moment on fixed rows, on a headless screen.
@Suite("The screen of an edit history")
struct EditsScreenTests {
  private static let tall = CGSize(width: 390, height: 1_250)

  private func makeScreen(
    _ viewModel: DemoEditsViewModel? = nil,
    traits: ScreenTraits = ScreenTraits(size: tall),
    language: AppLanguage = .english
  ) async -> Screen {
    let strings = Strings(language)
    let viewModel =
      viewModel ?? DemoEditsViewModel(DemoRows.versions(strings), language: language)
    return await Screen.showing(traits, in: language) {
      UINavigationController(
        rootViewController: EditsViewController(viewModel: viewModel, imageLoader: Rows.loader)
      )
    }
  }

  @Test("names, warnings and photos open screens")
  func leading() async throws {
    let viewModel = DemoEditsViewModel(DemoRows.versions(Strings(.english)), language: .english)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    let screen = await makeScreen(viewModel)
    try await screen.tap("name.4")
    try await screen.tap("warning.3")
    try await screen.tap("photo.1.2")
    // Concealed photos cannot be tapped.
    expectNil((try? screen.view("photo.0.3")))
    // Polls of earlier versions accept no votes.
    try await screen.tap("poll.4.0")
    expect(viewModel.intents, equals: ["warning 3", "photo 1 2"])
    expect(routes, equals: [.profile(DemoRows.versions(Strings(.english))[0].author)])
  }

  @Test("light") func light() async { expectLook(await makeScreen(), "light") }

  @Test("dark") func dark() async {
    expectLook(await makeScreen(traits: ScreenTraits(size: Self.tall, style: .dark)), "dark")
  }

  @Test("Chinese") func chinese() async {
    expectLook(await makeScreen(language: .simplifiedChinese), "chinese")
  }

  @Test("Arabic") func arabic() async { expectLook(await makeScreen(language: .arabic), "arabic") }

  @Test("empty") func empty() async {
    expectLook(
      await makeScreen(
        DemoEditsViewModel([], language: .english),
        traits: ScreenTraits()
      ),
      "empty"
    )
  }

  @Test("a server without edit histories") func failed() async {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.editsFailedTitle,
      message: strings.editsNotStored,
      retryTitle: strings.retry
    )
    expectLook(
      await makeScreen(
        DemoEditsViewModel([], state: .failed(failure), language: .english),
        traits: ScreenTraits()
      ),
      "failed"
    )
  }

  @Test("a pending version, offline") func offline() async {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.editsFailedTitle,
      message: strings.checkConnection,
      retryTitle: strings.retry
    )
    expectLook(
      await makeScreen(
        DemoEditsViewModel(
          [DemoRows.versions(strings)[0]],
          paging: .failed(failure),
          language: .english
        ),
        traits: ScreenTraits()
      ),
      "offline"
    )
  }

  @Test("narrow, a long text") func narrow() async {
    let strings = Strings(.english)
    expectLook(
      await makeScreen(
        DemoEditsViewModel([DemoRows.longVersion(strings)], language: .english),
        traits: ScreenTraits(size: CGSize(width: 320, height: 700))
      ),
      "narrow"
    )
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 2_600)),
      "narrow-largest",
      showing: ["version.4", "poll.4.2", "version.waiting"]
    )
  }
}
