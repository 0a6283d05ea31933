import DemoViewModels
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsComposer

/// The sheet in which something is written down about a person.
@Suite struct NoteScreenTests {
  private final class Fixture {
    let screen: Screen
    let viewModel: DemoNoteViewModel
    private(set) var closings = 0

    init(
      _ content: (Strings) -> NoteContent = { DemoRows.note($0) },
      traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 480)),
      language: AppLanguage = .english
    ) async {
      var traits = traits
      traits.isRightToLeft = language.isRightToLeft
      let viewModel = DemoNoteViewModel(content(Strings(language)), language: language)
      self.viewModel = viewModel
      screen = Screen(traits: traits, clock: HeadlessClock()) {
        NoteViewController.makeSheet(viewModel: viewModel)
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

  @Test func whatIsWrittenIsKept() async throws {
    let fixture = await Fixture({ NoteContent(person: DemoRows.note($0).person, saved: "") })
    try await fixture.screen.tap("note.save")
    #expect(fixture.viewModel.saved.isEmpty)
    try await fixture.screen.tap("note.text")
    try await fixture.screen.type("Blue coat")
    await fixture.screen.settle()
    try await fixture.screen.tap("note.save")
    #expect(fixture.viewModel.saved == ["Blue coat"])
    #expect(fixture.closings == 1)
  }

  @Test func itCanBeLeft() async throws {
    let fixture = await Fixture()
    try await fixture.screen.tap("note.cancel")
    #expect(fixture.viewModel.saved.isEmpty)
    #expect(fixture.closings == 1)
  }

  @Test func written() async { check(await Fixture(), "written") }

  @Test func empty() async {
    check(
      await Fixture({ NoteContent(person: DemoRows.note($0).person, saved: "") }),
      "empty"
    )
  }

  @Test func otherLanguages() async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 480))
    check(await Fixture(traits: traits, language: .simplifiedChinese), "written-zh")
    traits.style = .dark
    check(await Fixture(traits: traits, language: .arabic), "written-dark-ar")
  }

  @Test func largestLetters() async {
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 1_000),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    check(await Fixture(traits: traits), "written-largest")
  }
}
