import DemoProvider
import Expectations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The menu of a moment, in the timeline.
@Suite struct MomentMenuTests {
  private func items(_ app: TimelineScreen) -> [String] {
    ["like", "reply", "boost", "copy", "edit", "delete"].filter {
      (try? app.screen.view("menu.moment.\($0)")) != nil
    }
  }

  @Test func theMenuOffersTheActionsOfItsRow() async throws {
    let app = await TimelineScreen(.pending)
    try await app.screen.scroll(by: try app.top(of: "name.moment-1") - 200)
    try await app.screen.openMenu("name.moment-1")
    expect(items(app), equals: ["like", "reply", "boost", "copy"])
    try await app.screen.tap("menu.moment.like")
    await app.screen.settle()
    expect((try app.screen.view("like.moment-1") as? UIButton)?.isSelected, equals: true)
    try await app.screen.openMenu("name.moment-1")
    try await app.screen.tap("menu.moment.copy")
    expect(app.screen.pasteboard.string?.isEmpty, equals: false)
    expect(items(app), equals: [])
  }

  @Test func ownMomentsCanBeEditedAndDeleted() async throws {
    let app = await TimelineScreen(.pending)
    for _ in 0..<2 { try await app.screen.scroll(by: try app.top(of: "name.moment-own") - 200) }
    try await app.screen.openMenu("name.moment-own")
    expect(items(app).suffix(2), equals: ["edit", "delete"])
    try await app.screen.tap("menu.moment.delete")
    await app.screen.settle()
    #expect(throws: (any Error).self) { try app.screen.view("name.moment-own") }
  }

  @Test(arguments: [AppLanguage.english, .arabic])
  func menusMatchTheirSnapshots(_ language: AppLanguage) async throws {
    let app = await TimelineScreen(
      .pending,
      traits: ScreenTraits(style: language == .arabic ? .dark : .light),
      language: language
    )
    for _ in 0..<2 { try await app.screen.scroll(by: try app.top(of: "name.moment-own") - 200) }
    try await app.screen.openMenu("name.moment-own")
    await app.screen.settle()
    expectLook(app.screen, language == .arabic ? "arabic-dark" : "english")
  }
}
