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

@testable import MomentsComposer

/// The sheet to report a person: interaction and snapshots.
@Suite struct ReportScreenTests {
  /// High enough for the whole sheet.
  private static let tall = ScreenTraits(size: CGSize(width: 390, height: 1_240))

  private func sheet(
    _ content: (Strings) -> ReportContent = { DemoRows.report($0) },
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> FormSheet<DemoReportViewModel> {
    let viewModel = DemoReportViewModel(content(Strings(language)), language: language)
    return await FormSheet(viewModel, traits: traits) {
      ReportViewController(viewModel: viewModel).inSheet()
    }
  }

  @Test func aReportIsSentOnlyAfterACategoryIsChosen() async throws {
    let fixture = await sheet(traits: Self.tall)
    try await fixture.screen.tap("report.send")
    expect(fixture.viewModel.finished, satisfies: \.isEmpty)
    try await fixture.screen.tap("report.category.spam")
    await fixture.screen.settle()
    try await fixture.screen.tap("report.send")
    expect(fixture.viewModel.finished.map(\.category), equals: [.spam])
    expect(fixture.closings, equals: [true])
  }

  @Test func choosingTheRulesCategoryShowsTheRules() async throws {
    let fixture = await sheet(traits: Self.tall)
    expectNil((try? fixture.screen.view("report.rule.1")))
    try await fixture.screen.tap("report.category.rules")
    await fixture.screen.advance(by: 1)
    try await fixture.screen.tap("report.rule.1")
    await fixture.screen.settle()
    try expect(fixture.screen.view("report.rule.1").accessibilityTraits.contains(.selected))
    try await fixture.screen.tap("report.post.p1")
    let forward = try fixture.screen.view("report.forward")
    fixture.screen.perform { _ = forward.accessibilityActivate() }
    await fixture.screen.settle()
    try await fixture.screen.tap("report.send")
    let sent = try require(fixture.viewModel.finished.first)
    expect(sent.rules.filter(\.isChosen).map(\.id), equals: ["1"])
    expect(sent.posts.filter(\.isChosen), satisfies: \.isEmpty)
    expect(sent.isForwarded)
  }

  @Test func typedTextStaysAndPreventsADismissalByDrag() async throws {
    let fixture = await sheet(traits: Self.tall)
    try await fixture.screen.tap("report.comment")
    try await fixture.screen.type("Every minute")
    await fixture.screen.settle()
    expect(fixture.viewModel.content.value.comment, equals: "Every minute")
    try await fixture.screen.tap("report.category.other")
    await fixture.screen.settle()
    let text = try require(try fixture.screen.view("report.comment") as? UITextView)
    expect(text.text, equals: "Every minute")
    try await fixture.screen.tap("report.cancel")
    expect(fixture.closings, equals: [false])
  }

  @Test func light() async { expectLook(await sheet(traits: Self.tall).screen, "new") }

  @Test func full() async {
    expectLook(await sheet({ DemoRows.fullReport($0) }, traits: Self.tall).screen, "full")
  }

  @Test func dark() async {
    var traits = Self.tall
    traits.style = .dark
    expectLook(await sheet({ DemoRows.fullReport($0) }, traits: traits).screen, "full-dark")
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(_ language: AppLanguage) async {
    let fixture = await sheet(
      { DemoRows.fullReport($0) },
      traits: Self.tall,
      language: language
    )
    expectLook(fixture.screen, "full-\(language.rawValue)")
  }

  @Test func largestLetters() async {
    expectLook(
      await sheet(traits: .largest(height: 1_900)).screen,
      "new-largest",
      showing: ["report.category.spam", "report.category.other", "report.post.p1"]
    )
  }

  @Test func aTooLongCommentIsReported() async {
    let fixture = await sheet(
      {
        var report = DemoRows.report($0)
        report.category = .other
        report.comment = String(repeating: "too much ", count: 120)
        return report
      },
      traits: Self.tall
    )
    expect(!fixture.viewModel.content.value.canFinish)
    expectLook(fixture.screen, "too-much")
  }
}
