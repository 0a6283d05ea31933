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

  // MARK: What the reader does

  @Test(arguments: ListFace.allCases)
  func eachAppearanceIsAScreenView(face: ListFace) async {
    let fixture = ListFaceScreen(face)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { navigation }
    navigation.pushViewController(fixture.controller, animated: false)
    await screen.settle()
    expect(fixture.viewModel.screenViews, equals: 1)
    navigation.pushViewController(UIViewController(), animated: false)
    await screen.settle()
    navigation.popViewController(animated: false)
    await screen.settle()
    expect(fixture.viewModel.screenViews, equals: 2)
    expect(fixture.viewModel.loadCount, equals: 1)
  }

  @Test(arguments: ListFace.allCases)
  func actionsAndSelectionsReachTheRegistrationWithTheirRow(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...5))
    await fixture.screen.settle()
    try await fixture.screen.tap("button.3")
    expect(fixture.actions, equals: [3])
    expect(fixture.selections, equals: [])
    try await fixture.screen.tap("label.4")
    expect(fixture.selections, equals: [4])
    expectNil(fixture.controller.listView.tableView?.indexPathForSelectedRow)
    expect(
      fixture.controller.listView.collectionView?.indexPathsForSelectedItems?.isEmpty != false
    )
  }

  @Test(arguments: ListFace.allCases)
  func actionsOfAReusedCellAreForItsNewRow(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...100))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 3_000)
    try await fixture.screen.tap("button.64")
    try await fixture.screen.tap("label.65")
    expect(fixture.actions, equals: [64])
    expect(fixture.selections, equals: [65])
  }

  @Test(arguments: ListFace.allCases)
  func updatedRowsKeepTheirViews(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show([TestRow(1, "before"), TestRow(2)])
    await fixture.screen.settle()
    let label = try fixture.screen.view("label.1")
    fixture.viewModel.show([TestRow(1, "after"), TestRow(2)])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["after", "Row 2"])
    try expect(fixture.screen.view("label.1"), isSameAs: label)
  }

  @Test(arguments: ListFace.allCases)
  func rowsAboutToAppearAreReported(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...200))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 600)
    expect(!fixture.prefetched.isEmpty)
  }

  @Test(arguments: ListFace.allCases)
  func rowsInsertedAboveDoNotMoveTheReader(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(100..<160, height: 73))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_010)
    let before = try fixture.screen.view("label.113").convert(CGPoint.zero, to: nil).y
    fixture.viewModel.show(TestRow.rows(0..<100, height: 41) + TestRow.rows(100..<160, height: 73))
    await fixture.screen.settle()
    try expect(fixture.screen.view("label.113").convert(CGPoint.zero, to: nil).y, equals: before)
  }

  @Test func anUnregisteredRowOfATableTrapsWithItsType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let viewModel = TestListViewModel()
        let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
          BaseTableViewController(viewModel: viewModel)
        }
        viewModel.show([TestRow(1)])
        _ = screen.layoutDescription()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      message.contains("BaseTableViewController must register a view for TestRow in registerRows()")
    )
  }

  @Test func anUnregisteredRowOfACollectionTrapsWithItsType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let viewModel = TestListViewModel()
        let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
          ListViewController(viewModel, style: .collection)
        }
        viewModel.show([TestRow(1)])
        _ = screen.layoutDescription()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message.contains("ListViewController must register a view for TestRow"))
    expect(message.contains("or in the closure that it is made with"))
  }

  // MARK: Life

  @Test(arguments: ListFace.allCases)
  func theScreenIsReleasedWithItsWork(face: ListFace) async {
    var isCancelled = false
    weak var released: UIViewController?
    weak var list: UIScrollView?
    do {
      let fixture = ListFaceScreen(face)
      fixture.viewModel.onLoad = {
        await withTaskCancellationHandler {
          while !Task.isCancelled { await SentWork.shared.turn() }
          isCancelled = true
        } onCancel: {
        }
      }
      fixture.controller.loadViewIfNeeded()
      released = fixture.controller
      list = fixture.list
      await yieldMainActor()
      expect(released != nil && list != nil)
    }
    await yieldMainActor()
    expectNil(released)
    expectNil(list)
    expect(isCancelled)
  }

  // MARK: Environment

  @Test(arguments: ListFace.allCases)
  func changingTheWidthRemeasuresTheRows(face: ListFace) async throws {
    let fixture = ListFaceScreen(face)
    fixture.viewModel.show(TestRow.rows(1...30))
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 500)
    fixture.screen.change { $0.size.width = 480 }
    await fixture.screen.settle()
    expect(fixture.list.bounds.width, equals: 480)
    expect(fixture.frames.count, isAbove: 8)
    expect(fixture.frames.allSatisfy { $0.width == 480 })
  }

  @Test func changingTheTextSizeRemeasuresTheRows() async throws {
    let viewModel = TestListViewModel()
    let controller = TextTableViewController(viewModel: viewModel)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    try await screen.scroll(by: 300)
    let table = controller.tableView
    let first = try require(table.indexPathsForVisibleRows?.min())
    let before = table.rectForRow(at: first).height
    screen.change { $0.contentSize = .accessibilityExtraExtraExtraLarge }
    await screen.settle()
    let shown = try require(table.indexPathsForVisibleRows?.sorted())
    for path in shown { expect(table.rectForRow(at: path).height, isAbove: before * 2) }
    expect(shown.contains(first))
    screen.change { $0.contentSize = .large }
    await screen.settle()
    for path in table.indexPathsForVisibleRows ?? [] {
      expect(table.rectForRow(at: path).height, equals: before)
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

  override func constrainControls() { label.constrain(.edges) }
  override func update(with viewModel: TestRow) { label.text = viewModel.text }
}

private final class TextTableViewController: BaseTableViewController {
  override func registerRows() {
    register({ TextRowView() })
  }
}
