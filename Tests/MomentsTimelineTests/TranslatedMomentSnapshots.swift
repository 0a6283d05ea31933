import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// Snapshots of a translated moment and its button.
@Suite struct TranslatedMomentSnapshots {
  private func screen(
    _ row: MomentRow? = nil,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async -> Screen {
    let row = row ?? DemoRows.translatedMoment(Strings(language))
    return await ComponentScreen.make(row, traits: traits.reading(language)) {
      MomentListItemView(imageLoader: Rows.loader)
    }
  }

  @Test func light() async { expectLook(await screen(), "light") }

  @Test func dark() async { expectLook(await screen(nil, ScreenTraits(style: .dark)), "dark") }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(language: AppLanguage) async {
    expectLook(await screen(nil, ScreenTraits(), language), language.rawValue)
  }

  @Test func beingTranslatedWithAFoldedText() async {
    let strings = Strings(.english)
    var row = DemoRows.moments(strings)[1]
    row.translation = .loading(strings)
    expectLook(await screen(row), "loading-folded")
  }

  @Test func aWarningHidesTheTranslationNote() async {
    let strings = Strings(.english)
    var row = DemoRows.moments(strings)[2]
    row.translation = DemoRows.translationNotes(strings)[1]
    let screen = await screen(row)
    expectNil((try? screen.view("original.\(row.id)")))
  }

  @Test func narrow() async {
    expectLook(
      await screen(nil, ScreenTraits(size: CGSize(width: 320, height: 568))),
      "narrow",
      showing: ["original.translated"]
    )
  }

  @Test func largest() async {
    let traits = ScreenTraits.largest(height: 1_400)
    expectLook(
      await screen(nil, traits),
      "narrow-largest",
      showing: ["text.translated", "original.translated"]
    )
  }

  @Test func reusingACellRemovesItsNote() async throws {
    let strings = Strings(.english)
    let screen = await screen()
    var actions: [MomentListItemView.Action] = []
    let view = try require(
      try screen.view("original.translated").superviews.first { $0 is MomentListItemView }
        as? MomentListItemView
    )
    view.onAction = { actions.append($0) }
    try await screen.tap("original.translated")
    expect(actions, equals: [.command(.translate)])
    screen.perform { view.update(with: DemoRows.moments(strings)[0]) }
    expectNil((try? screen.view("original.translated")))
  }
}

extension UIView {
  /// The views around it, the nearest first.
  fileprivate var superviews: [UIView] {
    Array(sequence(first: self) { $0.superview }.dropFirst())
  }
}
