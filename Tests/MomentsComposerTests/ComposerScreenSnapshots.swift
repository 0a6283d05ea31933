import DemoViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsComposer

/// Snapshots of the composer in every state.
@Suite struct ComposerScreenSnapshots {
  private static let wide = ScreenTraits(size: CGSize(width: 1024, height: 768))
  private static let narrow = ScreenTraits(size: CGSize(width: 320, height: 568))
  private static let largest = ScreenTraits.largest(height: 900)

  @Test(arguments: DemoComposerScenario.allCases)
  func everyStory(_ scenario: DemoComposerScenario) async {
    // Chinese that is written is drawn.
    expectLook(await ComposerFixture(scenario).screen, scenario.rawValue, as: .image)
  }

  @Test(arguments: [DemoComposerScenario.empty, .ninePhotos, .tooLong, .comment])
  func dark(_ scenario: DemoComposerScenario) async {
    expectLook(
      await ComposerFixture(scenario, traits: ScreenTraits(style: .dark)).screen,
      "\(scenario.rawValue)-dark"
    )
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    for scenario in [DemoComposerScenario.empty, .comment, .ninePhotos] {
      expectLook(
        await ComposerFixture(scenario, language: language).screen,
        "\(scenario.rawValue)-\(language.rawValue)"
      )
    }
    let scenario = language == .arabic ? DemoComposerScenario.arabic : .chinese
    expectLook(
      await ComposerFixture(scenario, language: language).screen,
      "\(scenario.rawValue)-\(language.rawValue)"
    )
  }

  @Test func otherSizes() async {
    for scenario in [DemoComposerScenario.ninePhotos, .comment, .warning] {
      expectLook(
        await ComposerFixture(scenario, traits: Self.wide).screen,
        "\(scenario.rawValue)-wide"
      )
      expectLook(
        await ComposerFixture(scenario, traits: Self.narrow).screen,
        "\(scenario.rawValue)-narrow"
      )
      expectLook(
        await ComposerFixture(scenario, traits: Self.largest).screen,
        "\(scenario.rawValue)-largest"
      )
    }
  }

  @Test func questionsAndSuggestions() async {
    for scenario in [DemoComposerScenario.poll, .pollEdit, .completePeople, .quote] {
      expectLook(
        await ComposerFixture(scenario, language: .arabic).screen,
        "\(scenario.rawValue)-ar"
      )
      expectLook(
        await ComposerFixture(scenario, language: .simplifiedChinese).screen,
        "\(scenario.rawValue)-zh-Hans"
      )
      expectLook(
        await ComposerFixture(scenario, traits: Self.largest).screen,
        "\(scenario.rawValue)-largest"
      )
      expectLook(
        await ComposerFixture(scenario, traits: ScreenTraits(style: .dark)).screen,
        "\(scenario.rawValue)-dark"
      )
    }
  }

  @Test func threads() async {
    let looks: [(String, ScreenTraits, AppLanguage)] = [
      ("dark", ScreenTraits(style: .dark), .english), ("ar", ScreenTraits(), .arabic),
      ("zh-Hans", ScreenTraits(), .simplifiedChinese), ("narrow", Self.narrow, .english),
      ("largest", Self.largest, .english), ("wide", Self.wide, .english),
    ]
    for (name, traits, language) in looks {
      let fixture = await ComposerFixture(.thread, traits: traits, language: language)
      expectLook(
        fixture.screen,
        "compose-thread-\(name)",
        showing: ["composer.part.0", "composer.text"]
      )
    }
  }

  @Test func pages() async throws {
    for language in [AppLanguage.english, .simplifiedChinese, .arabic] {
      // Not that of languages: many of their names need letters that a machine may not have.
      for page in ["visibility", "drafts"] {
        let fixture = await ComposerFixture(language: language)
        try await fixture.screen.tap("composer.\(page)")
        await fixture.screen.settle()
        expectLook(fixture.screen, "page-\(page)-\(language.rawValue)")
      }
      let quoting = await ComposerFixture(.quote, language: language)
      try await quoting.screen.tap("composer.visibility")
      await quoting.screen.settle()
      try await quoting.screen.tap("choice.quotes")
      await quoting.screen.settle()
      expectLook(quoting.screen, "page-quotes-\(language.rawValue)")
      let fixture = await ComposerFixture(.ninePhotos, language: language)
      try await fixture.screen.tap("composer.photo.photo-1")
      await fixture.screen.settle()
      expectLook(fixture.screen, "page-description-\(language.rawValue)")
    }
  }

  /// Some of the languages: the names of the others need letters that a machine may not have.
  @Test func languages() async {
    await checkLanguages(.english, ScreenTraits(), "en")
    await checkLanguages(.english, ScreenTraits(style: .dark), "dark")
    await checkLanguages(.simplifiedChinese, ScreenTraits(), "zh-Hans")
    await checkLanguages(.english, Self.largest, "largest")
  }

  private func checkLanguages(
    _ language: AppLanguage,
    _ traits: ScreenTraits,
    _ name: String,
    line: Int = #line
  ) async {
    let offered = ["ar", "de", "en", "es", "fr", "it", "pl", "pt", "vi", "zh-Hans", "zh-Hant"]
    let chosen = language == .english ? "en" : language.rawValue
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: ComposerChoiceViewController(
          languages: WritingLanguage.all.filter { offered.contains($0.tag) },
          chosen: chosen,
          strings: Strings(language)
        ) { _ in }
      )
    }
    await screen.settle()
    expectLook(screen, "page-language-\(name)", line: line)
  }

  @Test func largestPages() async throws {
    let fixture = await ComposerFixture(traits: Self.largest)
    try await fixture.screen.tap("composer.visibility")
    await fixture.screen.settle()
    expectLook(
      fixture.screen,
      "page-visibility-largest",
      showing: ["choice.public", "choice.unlisted", "choice.followers"]
    )
    for (name, traits) in [("largest", Self.largest), ("dark", ScreenTraits(style: .dark))] {
      let photos = await ComposerFixture(.ninePhotos, traits: traits)
      photos.screen.perform {
        photos.viewModel.setFocalPoint(.init(x: 0.6, y: 0.7), of: "photo-1")
      }
      try await photos.screen.tap("composer.photo.photo-1")
      await photos.screen.settle()
      expectLook(photos.screen, "page-description-\(name)")
    }
  }

  @Test func questions() async throws {
    for (traits, name) in [(ScreenTraits(), "phone"), (Self.wide, "wide")] {
      let fixture = await ComposerFixture(.empty, traits: traits)
      fixture.screen.perform { fixture.viewModel.setText("Half a thought") }
      try await fixture.screen.tap("composer.cancel")
      await fixture.screen.settle()
      expectLook(fixture.screen, "question-\(name)", as: .image)
    }
  }

  @Test func posting() async throws {
    let fixture = await ComposerFixture(.chinese)
    try await fixture.screen.tap("composer.post")
    expectLook(fixture.screen, "posting")
  }
}
