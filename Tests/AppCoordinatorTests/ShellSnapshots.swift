import AppCoordinator
import DemoProvider
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Snapshots of tabs and columns.
@Suite struct ShellSnapshots {
  private func check(_ app: DemoApp, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file).problem(with: app.screen, named: name)
    if let problem { Issue.record("\(problem)") }
  }

  private func wide(
    _ style: UIUserInterfaceStyle = .light,
    _ language: AppLanguage = .english,
    width: CGFloat = 1200
  ) async throws -> DemoApp {
    let app = await DemoApp(
      hasAccounts: true,
      traits: ScreenTraits(size: CGSize(width: width, height: 800), style: style),
      language: language
    )
    app.screen.perform { app.coordinator.go(to: .moment("moment-1")) }
    await app.screen.advance(by: 1)
    await app.screen.settle()
    return app
  }

  @Test func wideWithAMomentBeside() async throws {
    check(try await wide(), "wide")
    check(try await wide(.dark, .simplifiedChinese), "wide-dark-zh")
    check(try await wide(.light, .arabic), "wide-ar")
    check(try await wide(.dark, width: 900), "wide-900-dark")
  }

  @Test func wideWithNothingOpen() async throws {
    let app = await DemoApp(
      first: .explore,
      traits: ScreenTraits(size: CGSize(width: 1024, height: 700))
    )
    // Shelves fade in one after the other.
    await app.screen.advance(by: 1)
    await app.screen.settle()
    check(app, "wide-nothing-open")
  }

  @Test func profile() async throws {
    check(await DemoApp(first: .profile, hasAccounts: true), "profile")
    check(
      await DemoApp(
        first: .profile,
        traits: ScreenTraits(size: CGSize(width: 320, height: 568), style: .dark),
        language: .arabic
      ),
      "profile-320-dark-ar"
    )
  }
}
