import DemoViewModels
import DesignKit
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsFriends

/// Interaction with a list of people, with fixed values.
@Suite struct FriendsInteractionTests {
  private final class Leaving {
    var outside = 0
    var closed = 0
  }

  private func makePopup(
    _ state: DemoFriendsState = .some
  ) async throws -> (Screen, DemoFriendsListContentViewModel, Leaving) {
    let leaving = Leaving()
    let content = state.content(language: .english)
    let viewModel = DemoFriendsListViewModel(
      header: FriendsListHeader(
        FriendsListRoute.followers(of: DemoRows.owner),
        count: Observable(12_860),
        strings: Strings(.english)
      ) { leaving.closed += 1 },
      content: content
    )
    let screen = await FriendsScreen.popup(viewModel, .light) { leaving.outside += 1 }
    return (screen, content, leaving)
  }

  @Test func theButtonClosesThePopup() async throws {
    let (screen, _, leaving) = try await makePopup()
    try await screen.tap("friends.close")
    expect(leaving.closed == 1 && leaving.outside == 0)
  }

  @Test func tappingOutsideClosesThePopup() async throws {
    let (screen, _, leaving) = try await makePopup()
    try await screen.tap("friends.title")
    expect(leaving.outside, equals: 0)
    await screen.tap(at: CGPoint(x: 195, y: 20))
    expect(leaving.outside, equals: 1)
  }

  @Test func escapeClosesThePopup() async throws {
    let (screen, _, leaving) = try await makePopup()
    await screen.press(.keyboardEscape)
    expect(leaving.outside, equals: 1)
  }

  @Test("a long swipe down from the header closes; a short slow one does not")
  func swiping() async throws {
    let (screen, _, leaving) = try await makePopup()
    let popup = try screen.view("friends.popup")
    let header = popup.convert(CGPoint(x: popup.bounds.midX, y: 24), to: nil)
    await screen.drag(from: header, to: CGPoint(x: header.x, y: header.y + 60), duration: 1)
    await screen.advance(by: 0.6)
    expect(leaving.outside, equals: 0)
    expect(popup.transform.isIdentity, "it is back in its place")
    await screen.drag(from: header, to: CGPoint(x: header.x, y: header.y + 200), duration: 1)
    expect(leaving.outside, equals: 1)
  }

  @Test func assistiveTechnologiesStayInside() async throws {
    let (screen, _, _) = try await makePopup()
    let popup = try screen.view("friends.popup")
    expect(popup.superview?.accessibilityViewIsModal, equals: true)
    try expect(!screen.view("friends.backdrop").isAccessibilityElement, "one Close is enough")
    try expect(screen.view("friends.count").accessibilityLabel, equals: "12,860 followers")
  }

  @Test func tapsOnRowsFollowOrOpenThePerson() async throws {
    let (screen, content, _) = try await makePopup()
    try await screen.tap("friend.follow.marco")
    let row = try screen.view("friend.ann")
    await screen.tap(at: row.convert(CGPoint(x: 30, y: 20), to: nil))
    expect(content.intents, equals: ["follow marco", "open ann"])
  }

  @Test func pagesLoadNearTheEndAndByTheButton() async throws {
    let (screen, content, _) = try await makePopup(.many)
    expect(content.intents, satisfies: \.isEmpty)
    try await screen.scroll(by: 4_000)
    expect(content.intents.contains("load-more"))
    let (failed, failedContent, _) = try await makePopup(.pageFailed)
    try await failed.tap("list.retry")
    expect(failedContent.intents, equals: ["load-more"])
  }

  // MARK: The presenter

  private func list(
    _ events: FriendsListEvents,
    _ state: DemoFriendsState = .some
  ) -> DemoFriendsListViewModel {
    state.viewModel(language: .english, onClose: events.onClose)
  }

  @Test("everything is released after dismissal, and the presenter shows the next popup")
  func releasing() async throws {
    let ground = GroundController()
    let screen = Screen(clock: HeadlessClock()) { ground }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    weak var content: DemoFriendsListContentViewModel?
    let presenter = FriendsListPresenter(imageLoader: Rows.loader)
    func makeList() -> DemoFriendsListViewModel {
      let made = DemoFriendsState.many.content(language: .english)
      content = made
      var list = list(presenter.events())
      list.content = made
      return list
    }
    weak var popup: UIViewController?
    for _ in 0..<2 {
      screen.perform {
        presenter.present(makeList(), over: ground)
        popup = ground.presentedViewController
        presenter.present(makeList(), over: ground)
        expect(ground.presentedViewController, isSameAs: popup, "a second one is not shown over it")
      }
      await screen.advance(by: 0.6)
      await screen.settle()
      expect(popup != nil && content != nil)
      await screen.press(.keyboardEscape)
      await screen.advance(by: 1)
      await screen.settle()
      expectNil(ground.presentedViewController)
      expectNil(popup, "the popup is released")
      expectNil(content, "its view model is released")
    }
  }

  @Test("a popup does not retain its presenter, and is removed with it")
  func presenterGoes() async throws {
    let ground = GroundController()
    let screen = Screen(clock: HeadlessClock()) { ground }
    var presenter: FriendsListPresenter? = FriendsListPresenter(imageLoader: Rows.loader)
    weak let released = presenter
    screen.perform {
      guard let presenter else { return }
      presenter.present(list(presenter.events()), over: ground)
    }
    await screen.advance(by: 0.6)
    presenter = nil
    expectNil(released)
  }

  /// A list that the app does not know.
  private struct Birthdays: FriendsListKind {
    func title(_ strings: Strings) -> String { "Birthdays" }
    func countText(_ count: Int, _ strings: Strings) -> String { "\(count) birthdays" }
    func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
      ListEmptyMessage(title: "", message: "")
    }
    func hiddenMessage(_ strings: Strings) -> ListFailure {
      ListFailure(title: "Hidden", message: "", retryTitle: nil)
    }
    var symbol: FriendsListSymbol { FriendsListSymbol(rawValue: "birthdays") }
    var screenName: String { "birthdays" }
  }

  @Test func aListOfAnotherKindNeedsNoChangeElsewhere() async throws {
    let ground = GroundController()
    let screen = Screen(clock: HeadlessClock()) { ground }
    let presenter = FriendsListPresenter(imageLoader: Rows.loader)
    presenter.viewConfig.list.header.icon = { symbol in
      symbol == FriendsListSymbol(rawValue: "birthdays") ? .recent : .close
    }
    let viewModel = DemoFriendsListViewModel(
      header: FriendsListHeader(
        Birthdays(),
        count: Observable(2),
        strings: Strings(.english),
        onClose: presenter.events().onClose
      ),
      content: DemoFriendsState.some.content(language: .english)
    )
    screen.perform { presenter.present(viewModel, over: ground) }
    await screen.advance(by: 0.6)
    await screen.settle()
    expect((try screen.view("friends.title") as? UILabel)?.text, equals: "Birthdays")
    expect(try screen.view("friends.count").accessibilityLabel, equals: "2 birthdays")
    try await screen.tap("friends.close")
    await screen.advance(by: 1)
    expectNil(ground.presentedViewController)
  }

  @Test("a route is opened after the dismissal")
  func routing() async throws {
    let ground = GroundController()
    let screen = Screen(clock: HeadlessClock()) { ground }
    let presenter = FriendsListPresenter(imageLoader: Rows.loader)
    var routes: [Route] = []
    let events = presenter.events { routes.append($0) }
    screen.perform { presenter.present(list(events), over: ground) }
    await screen.advance(by: 0.6)
    screen.perform { events.onRoute(.profile(DemoRows.owner)) }
    expect(routes, satisfies: \.isEmpty)
    await screen.advance(by: 1)
    expect(routes, equals: [.profile(DemoRows.owner)])
    expectNil(ground.presentedViewController)
  }
}
