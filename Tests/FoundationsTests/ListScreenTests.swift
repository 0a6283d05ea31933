import DesignKit
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct ListScreenTests {
  let fixture = TestTableScreen()
  var viewModel: TestListViewModel { fixture.viewModel }
  var screen: Screen { fixture.screen }
  let failure = ListFailure(title: "No network", message: "Try later.", retryTitle: "Retry")

  // MARK: States

  @Test func openingTheScreenLoadsOnce() async {
    await screen.settle()
    #expect(viewModel.loadCount == 1)
    #expect(viewModel.reloadCount == 0)
  }

  @Test func loadingShowsACenteredSpinner() async throws {
    await screen.settle()
    let spinner = try screen.view("list.loading")
    let middle = spinner.convert(CGPoint(x: spinner.bounds.midX, y: spinner.bounds.midY), to: nil)
    #expect(abs(middle.x - 160) <= 0.5)
    #expect(abs(middle.y - 240) <= 0.5)
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
  }

  @Test func contentRemovesTheSpinner() async {
    viewModel.show(TestRow.rows(1...3))
    await screen.settle()
    #expect(fixture.visibleTexts == ["Row 1", "Row 2", "Row 3"])
    #expect(throws: ScreenTestingError.self) { try screen.view("list.loading") }
    #expect(throws: ScreenTestingError.self) { try screen.view("list.message") }
  }

  @Test func anEmptyListShowsItsMessageWithoutAButton() async throws {
    viewModel.stateSource.value = .empty(
      ListEmptyMessage(title: "No moments", message: "Write one.")
    )
    await screen.settle()
    #expect((try screen.view("list.message.title") as? UILabel)?.text == "No moments")
    #expect((try screen.view("list.message") as? UILabel)?.text == "Write one.")
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
    #expect(throws: ScreenTestingError.self) { try screen.view("list.loading") }
  }

  @Test func retryingAfterAFailureLoads() async throws {
    viewModel.stateSource.value = .failed(failure)
    await screen.settle()
    #expect((try screen.view("list.message.title") as? UILabel)?.text == "No network")
    viewModel.onLoad = { [viewModel] in viewModel.show(TestRow.rows(1...2)) }
    try await screen.tap("list.retry")
    await screen.settle()
    #expect(viewModel.loadCount == 2)
    #expect(fixture.visibleTexts == ["Row 1", "Row 2"])
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
  }

  @Test func aPermanentFailureHasNoRetryButton() async {
    viewModel.stateSource.value = .failed(
      ListFailure(title: "Gone", message: "", retryTitle: nil)
    )
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
    #expect(throws: ScreenTestingError.self) { try screen.view("list.message") }
  }

  @Test func reloadingKeepsTheRowsAndShowsNoSpinner() async {
    viewModel.show(TestRow.rows(1...3))
    await screen.settle()
    viewModel.stateSource.value = .loading
    await screen.settle()
    #expect(fixture.visibleTexts == ["Row 1", "Row 2", "Row 3"])
    #expect(throws: ScreenTestingError.self) { try screen.view("list.loading") }
  }

  @Test func theLoadingIndicatorIsCenteredInTheSafeArea() async throws {
    let fixture = TestTableScreen(
      traits: ScreenTraits(
        size: CGSize(width: 320, height: 480),
        safeAreaInsets: UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)
      )
    )
    await fixture.screen.settle()
    let spinner = try fixture.screen.view("list.loading")
    let middle = spinner.convert(CGPoint(x: 0, y: spinner.bounds.midY), to: nil).y
    #expect(abs(middle - 280) <= 0.5)
  }

  // MARK: Paging

  @Test func scrollingNearTheEndLoadsTheNextPageOnce() async throws {
    var resume: CheckedContinuation<Void, Never>?
    viewModel.onLoadMore = { [viewModel] in
      viewModel.pagingSource.value = .loading
      await withCheckedContinuation { resume = $0 }
      viewModel.show(TestRow.rows(1...80))
      viewModel.pagingSource.value = .end
    }
    viewModel.show(TestRow.rows(1...40))
    viewModel.pagingSource.value = .idle
    await screen.settle()
    #expect(viewModel.loadMoreCount == 0)
    try await screen.scroll(by: 1_200)
    #expect(viewModel.loadMoreCount == 1)
    try await screen.scroll(by: 10_000)
    #expect(viewModel.loadMoreCount == 1)
    _ = try screen.view("list.paging")

    resume?.resume()
    await screen.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 80)
    try await screen.scroll(by: 10_000)
    #expect(viewModel.loadMoreCount == 1)
    #expect(fixture.visibleTexts.last == "Row 80")
    #expect(throws: ScreenTestingError.self) { try screen.view("list.paging") }
  }

  @Test func pagesThatDoNotFillTheScreenLoadMore() async {
    viewModel.onLoadMore = { [viewModel] in
      let count = fixtureRowCount(viewModel)
      viewModel.pagingSource.value = .loading
      await SentWork.shared.turn()
      viewModel.show(TestRow.rows(1...(count + 2)))
      viewModel.pagingSource.value = .idle
    }
    viewModel.show(TestRow.rows(1...2))
    viewModel.pagingSource.value = .idle
    await screen.settle()
    await screen.settle()
    // Loading stops once a whole screen of rows is left below.
    let count = fixtureRowCount(viewModel)
    #expect(count >= 18 && count <= 22)
  }

  @Test func aFailedPageHasItsOwnMessageAndRetry() async throws {
    viewModel.onLoadMore = { [viewModel, failure] in viewModel.pagingSource.value = .failed(failure)
    }
    viewModel.show(TestRow.rows(1...30))
    viewModel.pagingSource.value = .idle
    await screen.settle()
    try await screen.scroll(by: 10_000)
    await screen.settle()
    try await screen.scroll(by: 10_000)
    #expect(viewModel.loadMoreCount == 1)
    #expect((try screen.view("list.message.title") as? UILabel)?.text == "No network")
    #expect(fixture.visibleTexts.last == "Row 30")

    viewModel.onLoadMore = { [viewModel] in
      viewModel.show(TestRow.rows(1...35))
      viewModel.pagingSource.value = .end
    }
    try await screen.tap("list.retry")
    await screen.settle()
    #expect(viewModel.loadMoreCount == 2)
    #expect(viewModel.loadCount == 1)
    #expect(throws: ScreenTestingError.self) { try screen.view("list.retry") }
    try await screen.scroll(by: 10_000)
    #expect(fixture.visibleTexts.last == "Row 35")
  }

  @Test func completedWorkIsReleased() async {
    viewModel.show(TestRow.rows(1...30))
    await screen.settle()
    for _ in 0..<20 {
      fixture.controller.listView.loadMore()
      await yieldMainActor()
    }
    #expect(viewModel.loadMoreCount == 20)
    #expect(fixture.controller.listView.running.isEmpty)
  }

  @Test func aPageLoadedDuringADragIsShownAfterIt() async throws {
    viewModel.onLoadMore = { [viewModel] in
      viewModel.show(TestRow.rows(1...60))
      viewModel.pagingSource.value = .idle
    }
    viewModel.show(TestRow.rows(1...23))
    viewModel.pagingSource.value = .idle
    await screen.settle()
    let before = viewModel.loadMoreCount
    await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 40)) {
      #expect(viewModel.loadMoreCount == before + 1)
      #expect(fixture.table.numberOfRows(inSection: 0) == 23)
      #expect(fixture.controller.listView.updater?.pendingUpdates.map(\.reason) == [.drag])
    }
    #expect(fixture.table.numberOfRows(inSection: 0) == 60)
  }

  // MARK: Refreshing

  @Test func pullingDownReloadsAndTheRowsStay() async throws {
    var resume: CheckedContinuation<Void, Never>?
    viewModel.onReload = { await withCheckedContinuation { resume = $0 } }
    viewModel.show(TestRow.rows(1...30))
    await screen.settle()
    await screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 440))
    await screen.advance(by: 1)
    #expect(viewModel.reloadCount == 1)
    #expect(viewModel.loadCount == 1)
    let refresh = try #require(fixture.table.refreshControl)
    #expect(refresh.isRefreshing)
    #expect(fixture.visibleTexts.first == "Row 1")

    resume?.resume()
    await screen.advance(by: 1)
    #expect(!refresh.isRefreshing)
    #expect(fixture.table.contentOffset.y == 0)
  }

  // MARK: What the reader does

  @Test func eachAppearanceIsAScreenView() async {
    await screen.settle()
    #expect(viewModel.screenViews == 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = TestListViewModel()
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { navigation }
    let controller = TestTableViewController(viewModel: other)
    navigation.pushViewController(controller, animated: false)
    await screen.settle()
    #expect(other.screenViews == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    await screen.settle()
    navigation.popViewController(animated: false)
    await screen.settle()
    #expect(other.screenViews == 2)
    #expect(other.loadCount == 1)
  }

  @Test func actionsAndSelectionsReachTheRegistrationWithTheirRow() async throws {
    viewModel.show(TestRow.rows(1...5))
    await screen.settle()
    try await screen.tap("button.3")
    #expect(fixture.controller.actions == [3])
    #expect(fixture.controller.selections == [])
    try await screen.tap("label.4")
    #expect(fixture.controller.selections == [4])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func actionsOfAReusedCellAreForItsNewRow() async throws {
    viewModel.show(TestRow.rows(1...100))
    await screen.settle()
    try await screen.scroll(by: 3_000)
    try await screen.tap("button.64")
    try await screen.tap("label.65")
    #expect(fixture.controller.actions == [64])
    #expect(fixture.controller.selections == [65])
  }

  @Test func actionsOfAnUpdatedRowUseItsNewContent() async throws {
    viewModel.show([TestRow(1, "before"), TestRow(2)])
    await screen.settle()
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    viewModel.show([TestRow(1, "after"), TestRow(2)])
    await screen.settle()
    #expect(fixture.visibleTexts == ["after", "Row 2"])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func rowsAboutToAppearAreReported() async throws {
    viewModel.show(TestRow.rows(1...200))
    await screen.settle()
    try await screen.scroll(by: 600)
    #expect(!fixture.controller.prefetched.isEmpty)
  }

  @Test func anUnregisteredRowTrapsWithItsType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let viewModel = TestListViewModel()
        let controller = BaseTableViewController(viewModel: viewModel)
        let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
          controller
        }
        viewModel.show([TestRow(1)])
        _ = screen.layoutDescription()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("BaseTableViewController must register a view for TestRow in registerRows()")
    )
  }

  // MARK: Life

  @Test func theScreenIsReleasedWithItsWork() async {
    let viewModel = TestListViewModel()
    var isCancelled = false
    viewModel.onLoad = {
      await withTaskCancellationHandler {
        while !Task.isCancelled { await SentWork.shared.turn() }
        isCancelled = true
      } onCancel: {
      }
    }
    weak var released: UIViewController?
    do {
      var controller: TestTableViewController? = TestTableViewController(viewModel: viewModel)
      controller?.loadViewIfNeeded()
      released = controller
      await yieldMainActor()
      controller = nil
    }
    await yieldMainActor()
    #expect(released == nil)
    #expect(isCancelled)
    viewModel.show(TestRow.rows(1...3))
  }

  // MARK: Environment

  @Test func changingTheWidthRemeasuresTheRows() async throws {
    viewModel.show(TestRow.rows(1...30))
    await screen.settle()
    try await screen.scroll(by: 500)
    screen.change { $0.size.width = 480 }
    await screen.settle()
    #expect(fixture.table.bounds.width == 480)
    #expect(fixture.table.visibleCells.allSatisfy { $0.frame.width == 480 })
  }

  @Test func changingTheTextSizeRemeasuresTheRows() async throws {
    let controller = TextTableViewController(viewModel: viewModel)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    try await screen.scroll(by: 300)
    let table = controller.tableView
    let first = try #require(table.indexPathsForVisibleRows?.min())
    let before = table.rectForRow(at: first).height
    screen.change { $0.contentSize = .accessibilityExtraExtraExtraLarge }
    await screen.settle()
    let shown = try #require(table.indexPathsForVisibleRows?.sorted())
    for path in shown { #expect(table.rectForRow(at: path).height > before * 2) }
    #expect(shown.contains(first))
    screen.change { $0.contentSize = .large }
    await screen.settle()
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.rectForRow(at: path).height == before)
    }
  }
}

/// A row as high as its text.
private final class TextRowView: BaseListItemView<TestRow, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
  }

  override func constrainControls() { label.pinEdges(to: self) }
  override func update(with viewModel: TestRow) { label.text = viewModel.text }
}

private final class TextTableViewController: BaseTableViewController {
  override func registerRows() {
    register({ TextRowView() })
  }
}

private func fixtureRowCount(_ viewModel: TestListViewModel) -> Int {
  viewModel.sections.value.first?.items.count ?? 0
}
