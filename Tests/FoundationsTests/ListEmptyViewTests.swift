import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// A view of its own in place of the message of an empty list, and heights of headers.
@Suite struct ListEmptyViewTests {
  private func isShown(_ identifier: String, _ screen: Screen) -> Bool {
    guard let view = try? screen.view(identifier) else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  @Test(arguments: ListFace.allCases)
  func anEmptyListShowsItsView(face: ListFace) async {
    let viewModel = TestListViewModel()
    let list = face.makeList(viewModel) { (row: TestRow) in Row({ TestRowView() }, row) }
    let empty = UILabel()
    empty.text = "Nothing"
    empty.accessibilityIdentifier = "nothing"
    list.emptyView = empty
    let screen = Screen {
      let controller = UIViewController()
      controller.view.addSubview(list)
      list.constrain(.edges)
      return controller
    }
    await screen.settle()
    expectNil(empty.window)
    viewModel.source.value.sections = []
    viewModel.source.value.state = .empty(ListEmptyMessage(title: "Empty", message: ""))
    await screen.settle()
    expect(isShown("nothing", screen))
    expect(!isShown("list.message.title", screen))
    list.emptyView = nil
    await screen.settle()
    expect(isShown("list.message.title", screen))
    expectNil(empty.superview)
    list.emptyView = empty
    viewModel.show([ListSection(id: "rows", rows: TestRow.rows(1...2))])
    await screen.settle()
    expectNil(empty.window)
  }

  nonisolated enum Style: CaseIterable { case plain, pinned, grouped, collection }

  @Test(arguments: Style.allCases)
  func aSectionHasTheHeightOfItsHeader(style: Style) async throws {
    let model = TableModel {
      Section("Tall", TestRow.rows(1...1)) { Row({ TestRowView() }, $0) }
        .headerHeight(90)
        .pinnedHeader(style == .pinned)
      Section(id: "bare", TestRow.rows(2...2)) { Row({ TestRowView() }, $0) }
        .headerHeight(30)
        .pinnedHeader(style == .pinned)
    }
    let list: ListView =
      switch style {
      case .plain, .pinned: ListView(model)
      case .grouped: ListView(model, style: .table(.grouped))
      case .collection: ListView(model, style: .collection)
      }
    let screen = Screen {
      let controller = UIViewController()
      controller.view.addSubview(list)
      list.constrain(.edges)
      return controller
    }
    await screen.settle()
    let first = try require(list.frame(of: TestRow.rows(1...1)[0].itemID))
    let second = try require(list.frame(of: TestRow.rows(2...2)[0].itemID))
    expect(first.minY, equals: 90)
    // Groups have a space below their rows.
    if style != .grouped { expect(second.minY - first.maxY, equals: 30) }
  }

  nonisolated enum TextSize: CaseIterable { case standard, largest }

  /// Words of the largest text would be broken in a narrower column.
  @Test(arguments: TextSize.allCases)
  func messagesInLargeTextAreAsWideAsRows(size: TextSize) async throws {
    let isLargest = size == .largest
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 568),
      contentSize: isLargest ? .accessibilityExtraExtraExtraLarge : .large
    )
    let message = ListMessageView()
    let screen = Screen(traits: traits) {
      let controller = UIViewController()
      controller.view.addSubview(message)
      message.constrain(.edges)
      return controller
    }
    screen.perform {
      message.show(
        ListEmptyMessage(
          title: "Nothing",
          message: "Check the connection, and try again once the network is back."
        )
      )
    }
    await screen.settle()
    let stack = try require(try screen.view("list.message").superview)
    expect(stack.frame.minX, equals: isLargest ? 16 : 32)
  }
}
