import DesignKit
import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// The behaviour of a list screen, whatever view shows its rows.
@Suite struct ListScreenTests {
  private let failure = ListFailure(title: "No network", message: "Try later.", retryTitle: "Retry")

  // MARK: States

  @Test(arguments: ListFace.allCases)
  func openingTheScreenLoadsOnce(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    await fixture.screen.settle()
    expect(fixture.viewModel.loadCount, equals: 1)
    expect(fixture.viewModel.reloadCount, equals: 0)
    expect(fixture.viewModel.screenViews, equals: 1)
  }

  @Test(arguments: ListFace.allCases)
  func loadingShowsACenteredSpinner(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    await fixture.screen.settle()
    let spinner = try fixture.screen.view("list.loading")
    let middle = spinner.convert(CGPoint(x: spinner.bounds.midX, y: spinner.bounds.midY), to: nil)
    expect(abs(middle.x - 160), isAtMost: 0.5)
    expect(abs(middle.y - 240), isAtMost: 0.5)
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.retry") }
  }

  @Test(arguments: ListFace.allCases)
  func theSpinnerIsCenteredInTheSafeArea(face: ListFace) async throws {
    let fixture = ListFaceScreen(
      face,
      traits: ScreenTraits(
        size: CGSize(width: 320, height: 480),
        safeAreaInsets: UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)
      )
    )
    await fixture.screen.settle()
    let spinner = try fixture.screen.view("list.loading")
    let middle = spinner.convert(CGPoint(x: 0, y: spinner.bounds.midY), to: nil).y
    expect(abs(middle - 280), isAtMost: 0.5)
  }

  @Test(arguments: ListFace.allCases)
  func contentRemovesTheSpinner(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...3))
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 2", "Row 3"])
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.loading") }
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.message") }
  }

  @Test(arguments: ListFace.allCases)
  func anEmptyListShowsItsMessageWithoutAButton(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let screen = fixture.screen
    fixture.viewModel.source.value.state = .empty(
      ListEmptyMessage(title: "No moments", message: "Write one.")
    )
    await screen.settle()
    expect((try screen.view("list.message.title") as? UILabel)?.text, equals: "No moments")
    expect((try screen.view("list.message") as? UILabel)?.text, equals: "Write one.")
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
    #expect(throws: ScreenTestingError.self) { try screen.view("list.loading") }
  }

  @Test(arguments: ListFace.allCases)
  func retryingAfterAFailureLoads(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let (screen, viewModel) = (fixture.screen, fixture.viewModel)
    viewModel.source.value.state = .failed(failure)
    await screen.settle()
    expect((try screen.view("list.message.title") as? UILabel)?.text, equals: "No network")
    viewModel.onLoad = { viewModel.show(TestRow.rows(1...2)) }
    try await screen.tap("list.retry")
    await screen.settle()
    expect(viewModel.loadCount, equals: 2)
    expect(fixture.texts, equals: ["Row 1", "Row 2"])
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
  }

  @Test(arguments: ListFace.allCases)
  func aPermanentFailureHasNoRetryButton(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.source.value.state = .failed(
      ListFailure(title: "Gone", message: "", retryTitle: nil)
    )
    await fixture.screen.settle()
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.retry") }
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.message") }
  }

  @Test(arguments: ListFace.allCases)
  func reloadingKeepsTheRowsAndShowsNoSpinner(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...3))
    await fixture.screen.settle()
    fixture.viewModel.source.value.state = .loading
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 2", "Row 3"])
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.loading") }
  }

  // MARK: Paging

  @Test(arguments: ListFace.allCases)
  func scrollingNearTheEndLoadsTheNextPageOnce(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let (screen, viewModel) = (fixture.screen, fixture.viewModel)
    var resume: CheckedContinuation<Void, Never>?
    viewModel.onLoadMore = {
      viewModel.source.value.paging = .loading
      await withCheckedContinuation { resume = $0 }
      viewModel.show(TestRow.rows(1...80))
      viewModel.source.value.paging = .end
    }
    viewModel.show(TestRow.rows(1...40))
    viewModel.source.value.paging = .idle
    await screen.settle()
    expect(viewModel.loadMoreCount, equals: 0)
    try await screen.scroll(by: 1_400)
    expect(viewModel.loadMoreCount, equals: 1)
    try await screen.scroll(by: 10_000)
    expect(viewModel.loadMoreCount, equals: 1)
    _ = try screen.view("list.paging")

    resume?.resume()
    await screen.settle()
    expect(fixture.count, equals: 80)
    try await screen.scroll(by: 10_000)
    expect(viewModel.loadMoreCount, equals: 1)
    expect(fixture.texts.last, equals: "Row 80")
    #expect(throws: ScreenTestingError.self) { try screen.view("list.paging") }
  }

  @Test(arguments: ListFace.allCases)
  func pagesThatDoNotFillTheScreenLoadMore(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    let viewModel = fixture.viewModel
    var count = 2
    viewModel.onLoadMore = {
      viewModel.source.value.paging = .loading
      await SentWork.shared.turn()
      count += 2
      viewModel.show(TestRow.rows(1...count))
      viewModel.source.value.paging = .idle
    }
    viewModel.show(TestRow.rows(1...count))
    viewModel.source.value.paging = .idle
    // Its first footer is animated in a collection.
    for _ in 0..<3 { await fixture.screen.settle() }
    // Loading stops once a whole screen of rows is left below.
    expect(count >= 18 && count <= 22)
  }

  @Test(arguments: ListFace.allCases)
  func aFailedPageHasItsOwnMessageAndRetry(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let (screen, viewModel) = (fixture.screen, fixture.viewModel)
    viewModel.onLoadMore = { [failure] in viewModel.source.value.paging = .failed(failure) }
    viewModel.show(TestRow.rows(1...30))
    viewModel.source.value.paging = .idle
    await screen.settle()
    try await screen.scroll(by: 10_000)
    await screen.settle()
    try await screen.scroll(by: 10_000)
    expect(viewModel.loadMoreCount, equals: 1)
    expect((try screen.view("list.message.title") as? UILabel)?.text, equals: "No network")
    expect(fixture.texts.last, equals: "Row 30")

    viewModel.onLoadMore = {
      viewModel.show(TestRow.rows(1...35))
      viewModel.source.value.paging = .end
    }
    try await screen.tap("list.retry")
    await screen.settle()
    expect(viewModel.loadMoreCount, equals: 2)
    expect(viewModel.loadCount, equals: 1)
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
    try await screen.scroll(by: 10_000)
    expect(fixture.texts.last, equals: "Row 35")
  }

  @Test(arguments: ListFace.allCases)
  func completedWorkIsReleased(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...30))
    await fixture.screen.settle()
    for _ in 0..<20 {
      fixture.controller.listView.loadMore()
      await yieldMainActor()
    }
    expect(fixture.viewModel.loadMoreCount, equals: 20)
    expect(fixture.controller.listView.running, satisfies: \.isEmpty)
  }

  @Test(arguments: ListFace.allCases)
  func aPageLoadedDuringADragIsShownAfterIt(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let viewModel = fixture.viewModel
    viewModel.onLoadMore = {
      viewModel.show(TestRow.rows(1...60))
      viewModel.source.value.paging = .idle
    }
    viewModel.show(TestRow.rows(1...23))
    viewModel.source.value.paging = .idle
    await fixture.screen.settle()
    let before = viewModel.loadMoreCount
    await fixture.screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 40)) {
      expect(viewModel.loadMoreCount, equals: before + 1)
      expect(fixture.count, equals: 23)
      expect(fixture.hasWaitingRows)
    }
    expect(!fixture.hasWaitingRows)
    expect(fixture.count, equals: 60)
  }

  // MARK: Refreshing

  @Test(arguments: ListFace.allCases)
  func pullingDownReloadsAndTheRowsStay(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    let (screen, viewModel) = (fixture.screen, fixture.viewModel)
    var resume: CheckedContinuation<Void, Never>?
    viewModel.onReload = { await withCheckedContinuation { resume = $0 } }
    viewModel.show(TestRow.rows(1...30))
    await screen.settle()
    await screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 440))
    await screen.advance(by: 1)
    expect(viewModel.reloadCount, equals: 1)
    expect(viewModel.loadCount, equals: 1)
    let refresh = try require(fixture.list.refreshControl)
    expect(refresh.isRefreshing)
    expect(fixture.texts.first, equals: "Row 1")

    resume?.resume()
    await screen.advance(by: 1)
    expect(!refresh.isRefreshing)
    expect(fixture.list.contentOffset.y, equals: 0)
  }

  @Test(arguments: ListFace.allCases)
  func aPullThatBeginsOnAMessageReloads(face: ListFace) async throws {
    let fixture = ListFaceScreen(face, traits: ScreenTraits(size: CGSize(width: 320, height: 900)))
    fixture.viewModel.source.value.state = .failed(failure)
    await fixture.screen.settle()
    let title = try fixture.screen.view("list.message.title")
    let start = title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: nil)
    await fixture.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 400))
    await fixture.screen.advance(by: 1)
    expect(fixture.viewModel.reloadCount, equals: 1)
  }

  @Test(arguments: ListFace.allCases)
  func aMessageThatIsHigherThanTheListScrolls(face: ListFace) async throws {
    var traits = ScreenTraits(
      size: CGSize(width: 320, height: 480),
      safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    )
    traits.contentSize = .accessibilityExtraExtraExtraLarge
    let fixture = ListFaceScreen(face, traits: traits)
    fixture.viewModel.source.value.state = .failed(
      ListFailure(
        title: "The timeline could not be loaded",
        message: "Check the connection, and try again once the network is back.",
        retryTitle: "Try again"
      )
    )
    await fixture.screen.settle()
    let title = try fixture.screen.view("list.message.title")
    expect(title.convert(title.bounds, to: nil).minY, isAtLeast: 40)
    let button = try fixture.screen.view("list.retry")
    expect(button.convert(button.bounds, to: nil).maxY, isAbove: 460)
    await fixture.screen.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 50))
    await fixture.screen.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 50))
    await fixture.screen.settle()
    expect(button.convert(button.bounds, to: nil).maxY, isAtMost: 460)
    try await fixture.screen.tap("list.retry")
    expect(fixture.viewModel.loadCount, equals: 2)
  }
}
