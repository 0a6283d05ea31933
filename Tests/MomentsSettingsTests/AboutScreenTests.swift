import Expectations
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsSettings

@Suite("The screen about the app")
struct AboutScreenTests {
  private final class Routes {
    var all: [Route] = []
  }

  private func screen(
    _ language: AppLanguage = .english,
    style: UIUserInterfaceStyle = .light,
    version: String = "0.1.0",
    routes: Routes = Routes()
  ) async -> Screen {
    let traits = ScreenTraits(
      size: CGSize(width: 390, height: 1_560),
      style: style,
      isRightToLeft: language.isRightToLeft
    )
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: AboutViewController(strings: Strings(language), version: version) {
          routes.all.append($0)
        }
      )
    }
    await screen.settle()
    return screen
  }

  @Test("credits open their web pages")
  func credits() async throws {
    let routes = Routes()
    let screen = await screen(routes: routes)
    try await screen.tap("about.Inter")
    expect(routes.all, equals: SoftwareCredit.fonts[0].page.map { [.link($0)] })
    let all = SoftwareCredit.fonts + SoftwareCredit.libraries
    expect(all.allSatisfy { $0.page?.scheme == "https" })
  }

  @Test("the version of the program is shown")
  func version() async {
    let screen = await screen(version: AppVersion.current)
    expect(screen.layoutDescription().contains("Version \(AppVersion.current)"))
  }

  @Test("light") func light() async { expectLook(await screen(), "light") }

  @Test("dark, Arabic") func dark() async {
    expectLook(await screen(.arabic, style: .dark), "dark-arabic")
  }

  @Test("Chinese") func chinese() async { expectLook(await screen(.simplifiedChinese), "chinese") }
}
