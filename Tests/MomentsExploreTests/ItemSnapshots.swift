import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Reviewed snapshots of the parts of the screen.
@Suite struct ItemSnapshots {
  private func check(
    _ name: String,
    _ traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english,
    line: Int = #line
  ) async {
    let screen = await ItemSheet.screen(traits, language: language)
    expectLook(screen, name, line: line)
  }

  @Test func light() async { await check("light") }

  @Test func dark() async { await check("dark", ScreenTraits(style: .dark)) }

  @Test func chinese() async { await check("chinese", language: .simplifiedChinese) }

  @Test func arabicRunsFromRightToLeft() async { await check("arabic", language: .arabic) }

  @Test func largestText() async {
    await check(
      "largest-text",
      ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
  }
}
