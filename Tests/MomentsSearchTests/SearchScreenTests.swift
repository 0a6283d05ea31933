import DemoViewModels
import DesignKit
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import MomentsTimeline
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsSearch

/// The search on fixed rows, on a headless screen.
@Suite("The search screen")
struct SearchScreenTests {
  private func makeScreen(
    _ scenario: DemoSearchScenario,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> (Screen, DemoSearchViewModel) {
    let viewModel = DemoSearchViewModel(scenario, language: language)
    let screen = await Screen.showing(traits, in: language) {
      UINavigationController(
        rootViewController: SearchViewController(viewModel: viewModel) { list, viewModel in
          list.registerFriends(of: viewModel.people, imageLoader: Rows.loader)
          list.registerMoments(of: viewModel.moments, imageLoader: Rows.loader) { nil }
        }
      )
    }
    return (screen, viewModel)
  }

  private func check(
    _ scenario: DemoSearchScenario,
    _ name: String,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english,
    showing subjects: [String] = [],
    line: Int = #line
  ) async {
    let (screen, _) = await makeScreen(scenario, traits: traits, language: language)
    // The caret of a field blinks.
    screen.window.endEditing(true)
    await screen.advance(by: 1)
    expectLook(screen, name, showing: subjects, line: line)
  }

  // MARK: What the reader does

  @Test("an empty search focuses the field, and reports typed text")
  func typing() async throws {
    let (screen, viewModel) = await makeScreen(.begin)
    let field = try require(try screen.view("search.field") as? UITextField)
    expect(field.isFirstResponder)
    try await screen.type("hik")
    expect(viewModel.intents, equals: ["type h", "type hi", "type hik"])
    await screen.press(.keyboardReturnOrEnter)
    expect(viewModel.intents.last, equals: "submit")
    expect(!field.isFirstResponder, "the keys go to the list")
  }

  @Test("the placeholder has the color of secondary text")
  func placeholder() async throws {
    let (screen, _) = await makeScreen(.begin)
    let field = try require(try screen.view("search.field") as? UITextField)
    let text = try require(field.attributedPlaceholder)
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    expect(color, equals: Palette.secondaryText)
  }

  @Test("recent searches can be chosen, deleted and cleared")
  func recents() async throws {
    let (screen, viewModel) = await makeScreen(.recents)
    try await screen.tap("recent.hiking")
    expect(viewModel.intents, equals: ["choose hiking"])
    try await screen.tap("search.clear")
    expect(viewModel.intents.last, equals: "clear")
  }

  @Test("the field follows the view model, with the scope")
  func following() async throws {
    let (screen, viewModel) = await makeScreen(.people)
    let field = try require(try screen.view("search.field") as? UITextField)
    expect(field.text, equals: "harbour")
    expect(!field.isFirstResponder, "there is something to read")
    screen.perform { viewModel.type("ferry") }
    expect(field.text, equals: "ferry")
  }

  @Test("rows open an address, a person, a hashtag, or all of a kind")
  func rows() async throws {
    let (screen, viewModel) = await makeScreen(.address)
    try await screen.tap("search.address")
    expect(viewModel.intents, equals: ["open-address"])
    let people = try require(viewModel.people as? DemoFriendsListContentViewModel)
    try await screen.tap("friend.follow.marco")
    try await screen.tap("friend.marco")
    expect(people.intents, equals: ["follow marco", "open marco"])

    let (found, other) = await makeScreen(.found)
    var routes: [Route] = []
    other.onRoute = { routes.append($0) }
    try await found.tap("search.more.people")
    expect(other.intents, equals: ["show people"])
    expect(other.scope.value, equals: .people)
    let name = try require(DemoRows.tags(Strings(.english)).first?.name)
    try await found.tap("tag.\(name.lowercased())")
    expect(routes, equals: [.hashtag(name)])
  }

  @Test("moments act as in the timeline")
  func moments() async throws {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 1400))
    let (screen, viewModel) = await makeScreen(.found, traits: traits)
    let moments = try require(viewModel.moments as? DemoTimelineViewModel)
    try await screen.tap("like.photos")
    expect(moments.intents, equals: ["like photos"])
  }

  // MARK: Looks

  @Test("begin") func begin() async { await check(.begin, "begin") }
  @Test("recents") func recentsLook() async { await check(.recents, "recents") }
  @Test("found") func found() async { await check(.found, "found") }
  @Test("found, dark") func dark() async {
    await check(.found, "found-dark", traits: ScreenTraits(style: .dark))
  }
  @Test("found, Chinese") func chinese() async {
    await check(.found, "found-chinese", language: .simplifiedChinese)
  }
  @Test("found, Arabic") func arabic() async {
    await check(.found, "found-arabic", language: .arabic)
  }
  @Test("nothing") func nothing() async { await check(.nothing, "nothing") }
  @Test("failed") func failed() async {
    await check(.failed, "failed", showing: ["list.message.title", "list.retry"])
  }
  @Test("without text") func withoutText() async { await check(.withoutText, "without-text") }
  @Test("on this device") func onDevice() async { await check(.onDevice, "on-device") }
  @Test("an address") func address() async { await check(.address, "address") }
  @Test("an unknown address") func addressOfNothing() async {
    await check(.addressOfNothing, "address-of-nothing")
  }
  @Test("long names, in Arabic") func long() async {
    await check(.long, "long-arabic", language: .arabic)
  }
  @Test("narrow, with the largest text") func largest() async {
    await check(
      .withoutText,
      "narrow-largest",
      traits: .largest(height: 1400),
      showing: ["friend.ann", "tag.hiking"]
    )
  }
  @Test("before the first search, narrow, with the largest text")
  func largestBegin() async throws {
    let (screen, _) = await makeScreen(.begin, traits: .largest(height: 700))
    let title = try screen.view("list.message.title")
    let field = try screen.view("search.field")
    let (top, bar) = (title.convert(title.bounds, to: nil), field.convert(field.bounds, to: nil))
    expect(top.minY, isAbove: bar.maxY + 44, "nothing lies behind the bar")
  }

  @Test("recent searches, narrow, with the largest text") func largestRecents() async {
    await check(.recents, "recents-narrow-largest", traits: .largest(height: 1000))
  }
}
