import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsComposer

/// Scheduling in the composer: interaction and snapshots.
@Suite struct ComposerScheduleTests {
  private static let narrow = ScreenTraits(size: CGSize(width: 320, height: 568))
  private static let largest = ScreenTraits.largest(height: 1_100)

  private func isShown(_ name: String, in fixture: ComposerFixture) -> Bool {
    (try? fixture.screen.view(name)) != nil
  }

  private func postTitle(_ fixture: ComposerFixture) -> String? {
    fixture.composer?.navigationItem.rightBarButtonItem?.title
  }

  private func open(_ name: String, in fixture: ComposerFixture) async throws {
    try await fixture.screen.tap(name)
    await fixture.screen.settle()
  }

  @Test func aSuggestedTimeIsChosenWithTwoTaps() async throws {
    let fixture = await ComposerFixture(.refused)
    expect(postTitle(fixture), equals: "Post")
    try await open("composer.schedule", in: fixture)
    try await open("schedule.1", in: fixture)
    expect(fixture.content.schedule?.title, equals: "Tomorrow at 09:00")
    expect(postTitle(fixture), equals: "Schedule")
    expect(!isShown("composer.schedule", in: fixture))
    expect(!isShown("composer.part.add", in: fixture))
    // The caret is where it was.
    expect(fixture.composer?.textView.isFirstResponder, equals: true)
    try await fixture.screen.tap("composer.post")
    expect(fixture.viewModel.intents.last, equals: "post")
  }

  @Test func anyDayAndTimeCanBeChosen() async throws {
    let fixture = await ComposerFixture(.refused)
    try await open("composer.schedule", in: fixture)
    try await open("schedule.day", in: fixture)
    // Saturday.
    let saturday = 1_742_634_000
    try await open("choice.\(saturday)", in: fixture)
    try await open("schedule.clock", in: fixture)
    try await open("choice.\(saturday + 900)", in: fixture)
    expectNil(fixture.content.schedule)
    try await open("schedule.done", in: fixture)
    expect(fixture.content.schedule?.title, equals: "Saturday, 22 March at 09:15")
    expect(fixture.sheet.topViewController, isSameAs: fixture.composer)
  }

  @Test func aChosenTimeCanBeChangedAndRemoved() async throws {
    let fixture = await ComposerFixture(.scheduled)
    expect(fixture.content.schedule?.title, equals: "Tomorrow at 09:00")
    try await open("composer.schedule.time", in: fixture)
    try await open("schedule.2", in: fixture)
    expect(fixture.content.schedule?.title, equals: "Tomorrow at 18:00")
    try await fixture.screen.tap("composer.schedule.remove")
    expectNil(fixture.content.schedule)
    expect(postTitle(fixture), equals: "Post")
    expect(isShown("composer.schedule", in: fixture))
  }

  @Test func aLatePostIsNotPosted() async throws {
    let fixture = await ComposerFixture(.tooLate)
    expect(isShown("composer.schedule.notice", in: fixture))
    expect(fixture.composer?.navigationItem.rightBarButtonItem?.isEnabled, equals: false)
    try await open("composer.schedule.time", in: fixture)
    try await open("schedule.0", in: fixture)
    expect(!isShown("composer.schedule.notice", in: fixture))
    expect(fixture.composer?.navigationItem.rightBarButtonItem?.isEnabled, equals: true)
  }

  @Test func emptyDraftsCannotBeScheduled() async {
    let fixture = await ComposerFixture(.refused)
    fixture.screen.perform { fixture.viewModel.setText("") }
    await fixture.screen.settle()
    expect(!isShown("composer.schedule", in: fixture))
  }

  // MARK: Looks

  @Test(arguments: [DemoComposerScenario.scheduled, .tooLate, .refused])
  func looks(_ scenario: DemoComposerScenario) async {
    let looks: [(String, ScreenTraits, AppLanguage)] = [
      ("dark", ScreenTraits(style: .dark), .english), ("ar", ScreenTraits(), .arabic),
      ("zh-Hans", ScreenTraits(), .simplifiedChinese), ("narrow", Self.narrow, .english),
      ("largest", Self.largest, .english),
    ]
    for (name, traits, language) in looks {
      let fixture = await ComposerFixture(scenario, traits: traits, language: language)
      expectLook(fixture.screen, "\(scenario.rawValue)-\(name)")
    }
  }

  @Test func pages() async throws {
    let looks: [(String, ScreenTraits, AppLanguage)] = [
      ("light", ScreenTraits(), .english), ("dark", ScreenTraits(style: .dark), .english),
      ("ar", ScreenTraits(), .arabic), ("zh-Hans", ScreenTraits(), .simplifiedChinese),
      ("narrow", Self.narrow, .english), ("largest", Self.largest, .english),
    ]
    for (name, traits, language) in looks {
      let fixture = await ComposerFixture(.scheduled, traits: traits, language: language)
      try await open("composer.schedule.time", in: fixture)
      expectLook(fixture.screen, "page-schedule-\(name)")
    }
    let days = await ComposerFixture(.scheduled)
    try await open("composer.schedule.time", in: days)
    try await open("schedule.day", in: days)
    expectLook(days.screen, "page-days")
    let times = await ComposerFixture(.scheduled)
    try await open("composer.schedule.time", in: times)
    try await open("schedule.clock", in: times)
    expectLook(times.screen, "page-times")
  }
}
