import AppCoordinator
import DemoProvider
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of tabs and columns.
@Suite struct ShellSnapshots {
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
    expectLook(try await wide().screen, "wide", as: .image)
    expectLook(try await wide(.dark, .simplifiedChinese).screen, "wide-dark-zh")
    expectLook(try await wide(.light, .arabic).screen, "wide-ar", as: .image)
    expectLook(try await wide(.dark, width: 900).screen, "wide-900-dark")
  }

  @Test func wideWithNothingOpen() async throws {
    let app = await DemoApp(
      first: .tab(.explore),
      traits: ScreenTraits(size: CGSize(width: 1024, height: 700))
    )
    // Shelves fade in one after the other.
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expectLook(app.screen, "wide-nothing-open", as: .image)
  }

  @Test func profile() async throws {
    expectLook(await DemoApp(first: .tab(.profile), hasAccounts: true).screen, "profile")
    expectLook(
      await DemoApp(
        first: .tab(.profile),
        traits: ScreenTraits(size: CGSize(width: 320, height: 568), style: .dark),
        language: .arabic
      ).screen,
      "profile-320-dark-ar"
    )
  }
}
