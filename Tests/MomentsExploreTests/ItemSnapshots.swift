import Foundation
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Reviewed snapshots of the parts of the screen.
@Suite struct ItemSnapshots {
  private func check(
    _ name: String,
    _ traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english,
    file: String = #filePath
  ) async {
    let screen = await ItemSheet.screen(traits, language: language)
    #expect(SnapshotComparison(besideTestFile: file).problem(with: screen, named: name) == nil)
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
