import DemoViewModels
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsSettings

/// The sheet for a filter: interaction and snapshots.
@Suite struct FilterSheetTests {
  private func sheet(
    _ content: (Strings) -> WordFilterContent = { DemoRows.newFilter($0) },
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 1_640)),
    language: AppLanguage = .english
  ) async -> FormSheet<DemoWordFilterViewModel> {
    let viewModel = DemoWordFilterViewModel(content(Strings(language)), language: language)
    return await FormSheet(viewModel, traits: traits) {
      WordFilterViewController(viewModel: viewModel).inSheet()
    }
  }

  @Test func eachWordHasItsOwnRow() async throws {
    let fixture = await sheet()
    try await fixture.screen.tap("filter.save")
    expect(fixture.viewModel.finished, satisfies: \.isEmpty)
    try await fixture.screen.tap("filter.word.0")
    try await fixture.screen.type("sea")
    await fixture.screen.advance(by: 1)
    expect(fixture.content.words, equals: ["sea", ""])
    // The edited field stays the same one.
    try await fixture.screen.type("side")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("filter.word.1")
    try await fixture.screen.type("long walk")
    await fixture.screen.advance(by: 1)
    expect(fixture.content.words, equals: ["seaside", "long walk", ""])
    try await fixture.screen.tap("filter.take.#advent")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("filter.save")
    expect(
      fixture.viewModel.finished.map(\.savedWords),
      equals: [["seaside", "long walk", "#advent"]]
    )
    expect(fixture.viewModel.finished.map(\.savedTitle), equals: ["seaside"])
    expect(fixture.closings, equals: [true])
  }

  @Test func theFirstWordCanBeTypedAtOnce() async throws {
    let fixture = await sheet()
    try await fixture.screen.type("sea")
    await fixture.screen.advance(by: 1)
    expect(fixture.content.words, equals: ["sea", ""])
  }

  @Test func otherSettingsCanBeChosen() async throws {
    let fixture = await sheet()
    try await fixture.screen.tap("filter.take.#advent")
    for row in ["place.home", "place.thread", "action.hide", "end.2"] {
      try await fixture.screen.tap("filter.\(row)")
      await fixture.screen.advance(by: 1)
    }
    let whole = try fixture.screen.view("filter.whole")
    fixture.screen.perform { _ = whole.accessibilityActivate() }
    await fixture.screen.settle()
    expect(fixture.content.places, equals: [.notifications, .public, .account])
    expect(fixture.content.action, equals: .hide)
    expect(fixture.content.end, equals: .after(3_600))
    expect(!fixture.content.isWhole)
    try expect(fixture.screen.view("filter.end.2").accessibilityTraits.contains(.selected))
    // Counting nowhere is no filter.
    for place in ["notifications", "public", "account"] {
      try await fixture.screen.tap("filter.place.\(place)")
      await fixture.screen.advance(by: 1)
    }
    expect(!fixture.content.canFinish)
  }

  @Test func deletingAnExistingFilterRequiresConfirmation() async throws {
    let fixture = await sheet { DemoRows.filter($0) }
    try await fixture.screen.tap("filter.delete")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("alert.Cancel")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.deletions, equals: 0)
    try await fixture.screen.tap("filter.delete")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("alert.Delete")
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.deletions, equals: 1)
    expect(fixture.closings, equals: [true])
  }

  @Test func light() async { expectLook(await sheet().screen, "new") }

  @Test func known() async { expectLook(await sheet { DemoRows.filter($0) }.screen, "known") }

  @Test func dark() async {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 1_640), style: .dark)
    expectLook(await sheet({ DemoRows.filter($0) }, traits: traits).screen, "known-dark")
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    expectLook(
      await sheet({ DemoRows.filter($0) }, language: language).screen,
      "known-\(language.rawValue)"
    )
  }

  @Test func largestLetters() async {
    expectLook(
      await sheet({ DemoRows.filter($0) }, traits: .largest(height: 3_200)).screen,
      "known-largest",
      showing: ["filter.word.0", "filter.place.home", "filter.action.hide"]
    )
  }

  @Test func aLongListOfWords() async {
    let fixture = await sheet { _ in
      WordFilterContent(
        title: String(repeating: "A long name ", count: 8),
        words: (1...12).map { "word number \($0) and what else belongs to the phrase" } + [""]
      )
    }
    expectLook(fixture.screen, "long")
  }
}
