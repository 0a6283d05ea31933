import AppCoordinator
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsThread
import ScreenTesting
import TestSupport
import Testing
import UIKit

/// Saving and restoring the app state.
@Suite struct AppStateTests {
  private func random(_ generator: inout some RandomNumberGenerator) -> AppState {
    func name() -> String {
      ["", "a", "日本", "\"\\\n", "a/b"].randomElement(using: &generator) ?? ""
    }
    func place() -> Route {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: .moment(ListItemID(name()))
      case 1: .hashtag(name())
      case 2: .profile(PersonReference(id: name(), name: name(), handle: name(), avatar: nil))
      case 3: .outbox
      default: .accounts
      }
    }
    func position() -> ListPosition? {
      guard Bool.random(using: &generator) else { return nil }
      let id = Bool.random(using: &generator) ? ListItemID(name()) : ListItemID(7)
      return ListPosition(itemID: id, distance: .random(in: -500...500, using: &generator))
    }
    var stacks: [AppTab: [Route]] = [:]
    var positions: [AppTab: AppState.Positions] = [:]
    for tab in AppTab.allCases {
      stacks[tab] = (0..<Int.random(in: 0...4, using: &generator)).map { _ in place() }
      let others = (0..<(stacks[tab]?.count ?? 0)).map { _ in position() }
      positions[tab] = AppState.Positions(first: position(), others: others)
    }
    return AppState(
      tab: AppTab.allCases.randomElement(using: &generator) ?? .timeline,
      timeline: [.home, .local, .public].randomElement(using: &generator) ?? .home,
      stacks: stacks,
      positions: positions
    )
  }

  @Test(arguments: Seeds.first(100))
  func randomStatesSurviveEncodingAndDecoding(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let state = random(&generator)
    try expect(AppState(state.data()), equals: state)
  }

  @Test(arguments: Seeds.first(200))
  func randomBytesAreRejected(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
    #expect(throws: AppState.Problem.damaged) { try AppState(Data(bytes)) }
  }

  @Test(arguments: Seeds.first(200))
  func damagedStatesAreReadOrRejected(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var data = try random(&generator).data()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = data.indices.randomElement(using: &generator) ?? 0
      data[index] = UInt8.random(in: 0...255, using: &generator)
    }
    data = data.prefix(Int.random(in: 0...data.count, using: &generator))
    _ = try? AppState(data)
  }

  @Test func statesOfNewerVersionsAreRejected() {
    #expect(throws: AppState.Problem.newer(version: 3)) {
      try AppState(Data(#"{"version": 3, "state": {"what": "ever"}}"#.utf8))
    }
    #expect(throws: AppState.Problem.damaged) { try AppState(Data(#"{"version": 1}"#.utf8)) }
    let nested = Data(String(repeating: "[", count: 200_000).utf8)
    #expect(throws: AppState.Problem.damaged) { try AppState(nested) }
    #expect(throws: AppState.Problem.damaged) { try AppState(Data(count: 2 << 20)) }
  }

  /// Version 1 named screens in its own way: what reads the same is restored at its position, the
  /// rest is left out.
  @Test func statesOfTheFirstVersionAreRead() throws {
    let state = """
      {"version": 1, "state": {
        "tab": "explore", "timeline": "local",
        "stacks": {"explore": [
          {"moment": {"_0": "7"}}, {"list": {"id": "1", "title": "Friends"}}, {"hashtag": {"_0": "hiking"}}
        ]},
        "positions": {"explore": {"others": [
          {"itemID": "a", "distance": 1}, {"itemID": "b", "distance": 2}, {"itemID": "c", "distance": 3}
        ]}}
      }}
      """
    let read = try AppState(Data(state.utf8))
    expect(read.tab, equals: .explore)
    expect(read.stacks, equals: [.explore: [.moment("7"), .hashtag("hiking")]])
    expect(
      read.positions[.explore]?.others,
      equals: [ListPosition(itemID: "a", distance: 1), ListPosition(itemID: "c", distance: 3)]
    )
  }

  /// A portrait and the emoji of a name are not stored: a profile loads them.
  @Test func peopleAreStoredByTheirNames() throws {
    let portrait = ImageReference(url: try require(URL(string: "https://social.example/a.png")))
    let ann = PersonReference(id: "ann", name: "Ann", handle: "@ann", avatar: portrait)
    let read = try AppState(try AppState(stacks: [.wall: [.profile(ann)]]).data())
    var bare = ann
    bare.avatar = nil
    expect(read.stacks[.wall], equals: [.profile(bare)])
  }

  @Test func tooLongStacksAreTruncated() {
    let state = AppState(stacks: [.wall: Array(repeating: .outbox, count: 99)])
    expect(state.stacks[.wall]?.count, equals: 20)
  }

  @Test(arguments: [390, 1200] as [CGFloat])
  func theAppStateIsRestored(width: CGFloat) async throws {
    let traits = ScreenTraits(size: CGSize(width: width, height: 800))
    let app = await DemoApp(scopes: [.home, .local], traits: traits)
    try await app.screen.tap("scope.local")
    var changes = 0
    app.coordinator.onStateChange = { changes += 1 }
    for route in [Route.moment("moment-1"), .hashtag("hiking")] {
      app.screen.perform { app.coordinator.go(to: route) }
      await app.screen.settle()
    }
    expect(changes, isAbove: 0)
    try await app.screen.tap("tab.explore")
    app.screen.perform { app.coordinator.go(to: .moment("moment-2")) }
    await app.screen.settle()
    let state = app.coordinator.state
    expect(state.tab, equals: .explore)
    expect(state.timeline, equals: .local)
    expect(state.stacks[.timeline], equals: [.moment("moment-1"), .hashtag("hiking")])
    let again = await DemoApp(scopes: [.home, .local], restoring: state, traits: traits)
    expect(again.coordinator.state, equals: state)
    expect(again.coordinator.topViewController is ThreadViewController)
    try await again.screen.tap("tab.timeline")
    await again.screen.settle()
    expect(
      again.coordinator.topViewController?.title,
      equals: Strings(.english).hashtagTitle("hiking")
    )
    // A screen that is requested by name takes precedence.
    let asked = await DemoApp(first: .tab(.wall), restoring: state, traits: traits)
    expect(asked.coordinator.state, equals: AppState(tab: .wall))
  }

  @Test func aMissingTabIsNotRestored() async {
    let state = AppState(tab: .wall, stacks: [.wall: [.outbox], .timeline: [.accounts, .outbox]])
    let app = await DemoApp(hasWall: false, restoring: state)
    expect(app.coordinator.state.tab, equals: .timeline)
    expectNil(app.coordinator.state.stacks[.wall])
  }

  @Test func statesWithoutPositionsAreRead() throws {
    let state = AppState(tab: .wall, stacks: [.wall: [.outbox]])
    var file = try require(
      JSONSerialization.jsonObject(with: state.data()) as? [String: Any]
    )
    var inner = try require(file["state"] as? [String: Any])
    expect(inner.removeValue(forKey: "positions") != nil)
    file["state"] = inner
    try expect(AppState(JSONSerialization.data(withJSONObject: file)), equals: state)
  }

  @Test(arguments: [390, 1200] as [CGFloat])
  func listsOpenAtTheirSavedPositions(width: CGFloat) async throws {
    let traits = ScreenTraits(size: CGSize(width: width, height: 800))
    let app = await DemoApp(scopes: [.home], traits: traits)
    app.screen.perform { app.coordinator.go(to: .moment("moment-1")) }
    await app.screen.settle()
    let thread = try require(app.coordinator.topViewController as? ThreadViewController)
    app.screen.perform {
      let scroll = thread.listView.scrollView
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    }
    await app.screen.settle()
    let position = try require(thread.listView.savedPosition)
    let state = app.coordinator.state
    expect(state.positions[.timeline]?.others, equals: [position])
    let again = await DemoApp(scopes: [.home], restoring: state, traits: traits)
    let opened = try require(again.coordinator.topViewController as? ThreadViewController)
    expect(opened.listView.savedPosition, equals: position)
    expect(again.coordinator.state, equals: state)
  }
}
