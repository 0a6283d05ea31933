import AppCoordinator
import DemoProvider
import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Polls, in the list of moments and in threads.
@Suite struct PollTests {
  private let strings = Strings(.english)

  /// The demo, with an open poll on screen.
  private func app() async throws -> (DemoApp, poll: String) {
    let app = await DemoApp()
    for _ in 0..<40 {
      try await app.screen.scroll(by: 400)
      if let poll = name(in: app) { return (app, poll) }
    }
    throw NoPoll()
  }

  private struct NoPoll: Error {}

  private func name(in app: DemoApp) -> String? {
    let dump = app.screen.layoutDescription()
    let id = dump.firstMatch(of: /poll\.([a-z0-9-]+)\.vote/)?.1
    return id.map { "poll.\($0)" }
  }

  @Test func aChosenOptionIsVotedForOnce() async throws {
    let (app, poll) = try await app()
    try await app.screen.scroll(by: 200)
    let vote = try require(app.screen.view("\(poll).vote") as? UIButton)
    expect(!vote.isEnabled)
    try await app.screen.tap("\(poll).0")
    try await app.screen.tap("\(poll).1")
    await app.screen.settle()
    // Choosing one option instead of another.
    let first = try app.screen.view("\(poll).0")
    expect(!first.accessibilityTraits.contains(.selected))
    try expect(app.screen.view("\(poll).1").accessibilityTraits.contains(.selected))
    expect(vote.isEnabled)
    try await app.screen.tap("\(poll).vote")
    await app.screen.advance(by: 1)
    expectNil((try? app.screen.view("\(poll).vote")))
    expectNil((try? app.screen.view("\(poll).results")))
    let answer = try app.screen.view("\(poll).1")
    expect(answer.accessibilityLabel?.contains(strings.pollOwnVote), equals: true)
    expect(answer.accessibilityLabel?.contains("%"), equals: true)
  }

  @Test func resultsAreShownWithoutVoting() async throws {
    let (app, poll) = try await app()
    try await app.screen.scroll(by: 200)
    let answer = try app.screen.view("\(poll).0")
    expect(answer.accessibilityLabel?.contains("%"), equals: false)
    try await app.screen.tap("\(poll).results")
    await app.screen.settle()
    try expect(app.screen.view("\(poll).0").accessibilityLabel?.contains("%"), equals: true)
    try await app.screen.tap("\(poll).results")
    await app.screen.settle()
    try expect(app.screen.view("\(poll).0").accessibilityLabel?.contains("%"), equals: false)
  }

  @Test func thePollOfAThreadAcceptsVotes() async throws {
    let (list, poll) = try await app()
    let id = poll.dropFirst("poll.".count)
    _ = list
    let app = await DemoApp(moment: ListItemID(String(id)))
    try await app.screen.tap("poll.thread.1")
    try await app.screen.tap("poll.thread.vote")
    await app.screen.advance(by: 1)
    expectNil((try? app.screen.view("poll.thread.vote")))
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic])
  func images(in language: AppLanguage) async throws {
    let (list, poll) = try await app()
    _ = list
    let app = await DemoApp(
      moment: ListItemID(String(poll.dropFirst("poll.".count))),
      traits: ScreenTraits(style: language == .english ? .light : .dark),
      language: language
    )
    expectLook(app.screen, language.rawValue)
  }
}
