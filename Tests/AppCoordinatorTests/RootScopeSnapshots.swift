import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The bar above the reader's own timelines where it is narrow: accounts, the switch, explore,
/// compose.
@Suite struct RootScopeSnapshots {
  private static let narrow = CGSize(width: 320, height: 480)

  private func check(
    _ traits: ScreenTraits,
    _ language: AppLanguage,
    _ name: String,
    line: Int = #line
  ) async {
    let app = await DemoApp(
      scopes: [.home, .local, .public],
      hasAccounts: true,
      traits: traits,
      language: language
    )
    let form = language == .simplifiedChinese ? LookForm.layout : .image
    expectLook(app.screen, name, as: form, line: line)
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic])
  func narrow(in language: AppLanguage) async {
    await check(ScreenTraits(size: Self.narrow), language, "narrow-\(language.rawValue)")
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese])
  func narrowWithTheLargestText(in language: AppLanguage) async {
    let traits = ScreenTraits(
      size: Self.narrow,
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    await check(traits, language, "narrow-largest-\(language.rawValue)")
  }

  @Test func dark() async {
    await check(ScreenTraits(size: Self.narrow, style: .dark), .english, "narrow-dark")
  }
}
