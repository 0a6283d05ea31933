import DemoViewModels
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsSettings

/// The sheet to make or change a filter: what the reader does in it, and how it looks.
@Suite struct FilterSheetTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoWordFilterViewModel
    private(set) var closings = 0

    var content: WordFilterContent { viewModel.content.value }

    init(
      _ content: (Strings) -> WordFilterContent = { DemoRows.newFilter($0) },
      traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 1_640)),
      language: AppLanguage = .english
    ) async {
      var traits = traits
      traits.isRightToLeft = language.isRightToLeft
      let viewModel = DemoWordFilterViewModel(content(Strings(language)), language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits, clock: HeadlessClock()) {
        WordFilterViewController.makeSheet(viewModel: viewModel)
      }
      viewModel.onClose = { [weak self] in self?.closings += 1 }
      await screen.settle()
    }
  }

  private func check(_ fixture: Fixture, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file)
      .problem(with: fixture.screen, named: name)
    #expect(problem == nil)
  }

  @Test func wordsAreWrittenOneBelowTheOther() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("filter.save")
    #expect(fixture.viewModel.saved.isEmpty)
    try await fixture.screen.tap("filter.word.0")
    try await fixture.screen.type("sea")
    await fixture.screen.advance(by: 1)
    #expect(fixture.content.words == ["sea", ""])
    // The field that is written in stays the same one.
    try await fixture.screen.type("side")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("filter.word.1")
    try await fixture.screen.type("long walk")
    await fixture.screen.advance(by: 1)
    #expect(fixture.content.words == ["seaside", "long walk", ""])
    try await fixture.screen.tap("filter.take.#advent")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("filter.save")
    #expect(fixture.viewModel.saved.map(\.keptWords) == [["seaside", "long walk", "#advent"]])
    #expect(fixture.viewModel.saved.map(\.keptTitle) == ["seaside"])
    #expect(fixture.closings == 1)
  }

  @Test func everythingElseIsChosen() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("filter.take.#advent")
    for row in ["place.home", "place.thread", "action.hide", "end.2"] {
      try await fixture.screen.tap("filter.\(row)")
      await fixture.screen.advance(by: 1)
    }
    let whole = try fixture.screen.view("filter.whole")
    fixture.screen.perform { _ = whole.accessibilityActivate() }
    await fixture.screen.settle()
    #expect(fixture.content.places == [.notifications, .public, .account])
    #expect(fixture.content.action == .hide)
    #expect(fixture.content.end == .after(3_600))
    #expect(!fixture.content.isWhole)
    #expect(try fixture.screen.view("filter.end.2").accessibilityTraits.contains(.selected))
    // Counting nowhere is no filter.
    for place in ["notifications", "public", "account"] {
      try await fixture.screen.tap("filter.place.\(place)")
      await fixture.screen.advance(by: 1)
    }
    #expect(!fixture.content.canBeSaved)
  }

  @Test func oneThatIsKnownIsDeletedAfterAQuestion() async throws {
    let fixture = await Fixture { DemoRows.filter($0) }
    try await fixture.screen.tap("filter.delete")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("alert.Cancel")
    await fixture.screen.advance(by: 1)
    #expect(fixture.viewModel.deletions == 0)
    try await fixture.screen.tap("filter.delete")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("alert.Delete")
    await fixture.screen.advance(by: 1)
    #expect(fixture.viewModel.deletions == 1)
    #expect(fixture.closings == 1)
  }

  @Test func light() async { check(await Fixture(), "new") }

  @Test func known() async { check(await Fixture { DemoRows.filter($0) }, "known") }

  @Test func dark() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 1_640), style: .dark)
    check(await Fixture({ DemoRows.filter($0) }, traits: traits), "known-dark")
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    check(await Fixture({ DemoRows.filter($0) }, language: language), "known-\(language.rawValue)")
  }

  @Test func largestLetters() async {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 3_200),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(await Fixture({ DemoRows.filter($0) }, traits: traits), "known-largest")
  }

  @Test func aLongListOfWords() async {
    let fixture = await Fixture { _ in
      WordFilterContent(
        title: String(repeating: "A long name ", count: 8),
        words: (1...12).map { "word number \($0) and what else belongs to the phrase" } + [""]
      )
    }
    check(fixture, "long")
  }
}
