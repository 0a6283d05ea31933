import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// The behaviour that is common to all list screens, with both ways to show a collection view.
@Suite struct CollectionScreenTests {
  private let failure = ListFailure(title: "No network", message: "Try later.", retryTitle: "Retry")

  // MARK: States

  @Test(arguments: CollectionFace.allCases)
  func theListLoadsOnceAndShowsItsRows(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    await fixture.screen.settle()
    #expect(fixture.viewModel.loadCount == 1)
    #expect(fixture.viewModel.screenViews == 1)
    _ = try fixture.screen.view("list.loading")
    fixture.viewModel.show(TestRow.rows(1...3))
    await fixture.screen.settle()
    #expect(fixture.texts == ["Row 1", "Row 2", "Row 3"])
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.loading") }
  }

  @Test(arguments: CollectionFace.allCases)
  func anEmptyListShowsItsMessage(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    fixture.viewModel.stateSource.value = .empty(
      ListEmptyMessage(title: "No moments", message: "Write one.")
    )
    await fixture.screen.settle()
    #expect((try fixture.screen.view("list.message.title") as? UILabel)?.text == "No moments")
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.retry") }
  }

  @Test(arguments: CollectionFace.allCases)
  func aFailureOffersARetry(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    let viewModel = fixture.viewModel
    viewModel.stateSource.value = .failed(failure)
    await fixture.screen.settle()
    viewModel.onLoad = { viewModel.show(TestRow.rows(1...2)) }
    try await fixture.screen.tap("list.retry")
    await fixture.screen.settle()
    #expect(viewModel.loadCount == 2)
    #expect(fixture.texts == ["Row 1", "Row 2"])
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.retry") }
  }

  // MARK: Paging

  @Test(arguments: CollectionFace.allCases)
  func scrollingNearTheEndLoadsTheNextPage(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    let viewModel = fixture.viewModel
    var resume: CheckedContinuation<Void, Never>?
    viewModel.onLoadMore = {
      viewModel.pagingSource.value = .loading
      await withCheckedContinuation { resume = $0 }
      viewModel.show(TestRow.rows(1...80))
      viewModel.pagingSource.value = .end
    }
    viewModel.show(TestRow.rows(1...40))
    viewModel.pagingSource.value = .idle
    await fixture.screen.settle()
    #expect(viewModel.loadMoreCount == 0)
    try await fixture.screen.scroll(by: 1_400)
    #expect(viewModel.loadMoreCount == 1)
    try await fixture.screen.scroll(by: 10_000)
    _ = try fixture.screen.view("list.paging")
    resume?.resume()
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 10_000)
    #expect(viewModel.loadMoreCount == 1)
    #expect(fixture.texts.last == "Row 80")
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.paging") }
  }

  @Test(arguments: CollectionFace.allCases)
  func aFailedPageHasItsOwnRetry(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    let viewModel = fixture.viewModel
    viewModel.onLoadMore = { [failure] in viewModel.pagingSource.value = .failed(failure) }
    viewModel.show(TestRow.rows(1...30))
    viewModel.pagingSource.value = .idle
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 10_000)
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 10_000)
    #expect((try fixture.screen.view("list.message.title") as? UILabel)?.text == "No network")
    viewModel.onLoadMore = {
      viewModel.show(TestRow.rows(1...35))
      viewModel.pagingSource.value = .end
    }
    try await fixture.screen.tap("list.retry")
    await fixture.screen.settle()
    #expect(viewModel.loadMoreCount == 2)
    #expect(viewModel.loadCount == 1)
    try await fixture.screen.scroll(by: 10_000)
    #expect(fixture.texts.last == "Row 35")
  }

  // MARK: Refreshing

  @Test(arguments: CollectionFace.allCases)
  func pullingDownReloads(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    var resume: CheckedContinuation<Void, Never>?
    fixture.viewModel.onReload = { await withCheckedContinuation { resume = $0 } }
    fixture.viewModel.show(TestRow.rows(1...30))
    await fixture.screen.settle()
    await fixture.screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 440))
    await fixture.screen.advance(by: 1)
    #expect(fixture.viewModel.reloadCount == 1)
    #expect(fixture.list.refreshControl?.isRefreshing == true)
    resume?.resume()
    await fixture.screen.advance(by: 1)
    #expect(fixture.list.refreshControl?.isRefreshing == false)
    #expect(fixture.list.contentOffset.y == 0)
  }

  // MARK: What the reader does

  @Test(arguments: CollectionFace.allCases)
  func actionsAndSelectionsPassTheirRow(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...100))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 3_000)
    try await fixture.screen.tap("button.64")
    try await fixture.screen.tap("label.65")
    #expect(fixture.actions == [64])
    #expect(fixture.selections == [65])
    #expect(fixture.list.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test(arguments: CollectionFace.allCases)
  func rowsInsertedAboveDoNotMoveTheReader(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(100..<160, height: 73))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_010)
    let before = try fixture.screen.view("label.113").convert(CGPoint.zero, to: nil).y
    fixture.viewModel.show(TestRow.rows(0..<100, height: 41) + TestRow.rows(100..<160, height: 73))
    await fixture.screen.settle()
    #expect(try fixture.screen.view("label.113").convert(CGPoint.zero, to: nil).y == before)
  }

  @Test func rowsAboutToAppearAreReported() async throws {
    let fixture = CollectionFaceScreen(.rows)
    fixture.viewModel.show(TestRow.rows(1...200))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 600)
    #expect(!fixture.prefetched.isEmpty)
  }

  @Test(arguments: CollectionFace.allCases)
  func changingTheWidthRemeasuresTheRows(face: CollectionFace) async throws {
    let fixture = CollectionFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...30))
    await fixture.screen.settle()
    fixture.screen.change { $0.size.width = 480 }
    await fixture.screen.settle()
    #expect(fixture.list.visibleCells.count > 8)
    #expect(fixture.list.visibleCells.allSatisfy { $0.frame.width == 480 })
  }

  // MARK: Life

  @Test(arguments: CollectionFace.allCases)
  func theScreenIsReleased(face: CollectionFace) async throws {
    weak var released: UIViewController?
    weak var list: UICollectionView?
    do {
      let fixture = CollectionFaceScreen(face)
      fixture.viewModel.show(TestRow.rows(1...30))
      await fixture.screen.settle()
      released = fixture.controller
      list = fixture.list
      #expect(released != nil && list != nil)
    }
    await yieldMainActor()
    #expect(released == nil)
    #expect(list == nil)
  }

  @Test func anUnregisteredRowTrapsWithItsType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let viewModel = TestListViewModel()
        let controller = BaseCollectionViewController(viewModel: viewModel)
        let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
          controller
        }
        viewModel.show([TestRow(1)])
        _ = screen.layoutDescription()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("BaseCollectionViewController must register a view for TestRow"))
  }
}
