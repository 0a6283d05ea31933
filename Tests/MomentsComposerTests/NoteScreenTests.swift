import DemoViewModels
import Expectations
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsComposer

/// The sheet that edits the reader's note on a person.
@Suite struct NoteScreenTests {
  private func sheet(
    _ content: (Strings) -> NoteContent = { DemoRows.note($0) },
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 480)),
    language: AppLanguage = .english
  ) async -> FormSheet<DemoNoteViewModel> {
    let viewModel = DemoNoteViewModel(content(Strings(language)), language: language)
    return await FormSheet(viewModel, traits: traits) {
      NoteViewController(viewModel: viewModel).inSheet()
    }
  }

  @Test func aNoteIsSavedOnceItHasText() async throws {
    let fixture = await sheet({ NoteContent(person: DemoRows.note($0).person, saved: "") })
    try await fixture.screen.tap("note.save")
    expect(fixture.viewModel.finished, satisfies: \.isEmpty)
    try await fixture.screen.tap("note.text")
    try await fixture.screen.type("Blue coat")
    await fixture.screen.settle()
    try await fixture.screen.tap("note.save")
    expect(fixture.viewModel.finished.map(\.text), equals: ["Blue coat"])
    expect(fixture.closings, equals: [true])
  }

  @Test func theNoteSheetCanBeCancelled() async throws {
    let fixture = await sheet()
    try await fixture.screen.tap("note.cancel")
    expect(fixture.viewModel.finished, satisfies: \.isEmpty)
    expect(fixture.closings, equals: [false])
  }

  @Test func written() async { expectLook(await sheet().screen, "written") }

  @Test func empty() async {
    expectLook(
      await sheet({ NoteContent(person: DemoRows.note($0).person, saved: "") }).screen,
      "empty"
    )
  }

  @Test func otherLanguages() async {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 480))
    expectLook(await sheet(traits: traits, language: .simplifiedChinese).screen, "written-zh")
    traits.style = .dark
    expectLook(await sheet(traits: traits, language: .arabic).screen, "written-dark-ar")
  }

  @Test func largestLetters() async {
    expectLook(
      await sheet(traits: .largest(height: 1_000)).screen,
      "written-largest",
      showing: ["note.text", "composer.counter", "note.save"]
    )
  }
}
