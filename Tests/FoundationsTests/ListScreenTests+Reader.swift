import DesignKit
import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

extension ListScreenTests {
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
