import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit

/// The behaviour that closure-built lists share with all others: states, pages, refresh, messages.
@Suite struct TableModelStateTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let failure = ListFailure(title: "No network", message: "Try later.", retryTitle: "Retry")

  private func people(_ count: Int) -> TableModel {
    TableModel { Section(TestPerson.people(1...count)) { Row(TestPersonView.self, $0) } }
  }

  // MARK: States of its own

  @Test func aLoadingModelShowsASpinner() async throws {
    let fixture = TableModelScreen(TableModel().state(.loading))
    _ = try fixture.screen.view("list.loading")
    fixture.controller.model = people(2)
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Person 1", "Person 2"])
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.loading") }
  }

  @Test func anEmptyModelShowsItsMessage() async throws {
    let empty = ListEmptyMessage(title: "Nobody", message: "Ask somebody in.")
    let fixture = TableModelScreen(TableModel().state(.empty(empty)))
    expect((try fixture.screen.view("list.message.title") as? UILabel)?.text, equals: "Nobody")
    fixture.controller.model = people(1)
    await fixture.screen.settle()
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("list.message.title") }
  }

  @Test(arguments: [0, 2]) func aFailureCanBeRetried(rows: Int) async throws {
    let log = log
    let model = rows == 0 ? TableModel() : people(rows)
    let fixture = TableModelScreen(
      model.state(.failed(failure)) { log.lines.append("retry") }
    )
    await fixture.screen.settle()
    expect(log.lines, satisfies: \.isEmpty)
    try await fixture.screen.tap("list.retry")
    await fixture.screen.settle()
    expect(log.lines, equals: ["retry"])
  }

  @Test func pagesLoadNearTheEnd() async throws {
    let log = log
    let fixture = TableModelScreen(people(40).paging(.idle) { log.lines.append("more") })
    await fixture.screen.settle()
    expect(log.lines, satisfies: \.isEmpty)
    try await fixture.screen.scroll(by: 1_400)
    await fixture.screen.settle()
    expect(log.lines.first, equals: "more")
    fixture.controller.model = people(40).paging(.failed(failure)) { log.lines.append("again") }
    await fixture.screen.settle()
    try await fixture.screen.scroll(by: 1_000)
    log.lines = []
    try await fixture.screen.tap("list.retry")
    await fixture.screen.settle()
    expect(log.lines, equals: ["again"])
  }

  @Test func pullToRefreshRequiresARefreshHandler() {
    let fixture = TableModelScreen(people(1))
    expectNil(fixture.table.refreshControl)
    fixture.controller.model = people(1).onRefresh {}
    expect(fixture.table.refreshControl != nil)
    fixture.controller.model = people(1)
    expectNil(fixture.table.refreshControl)
  }

  // MARK: Over a view model

  private func screen(over viewModel: TestListViewModel) -> (ListView, Screen) {
    let list = ListView(viewModel) { sections in
      TableModel {
        Section("Rows", sections.flatMap { $0.rows(of: TestRow.self) }) { row in
          Row({ TestRowView() }, row).height(40)
        }
      }
      .separators(false)
    }
    let traits = ScreenTraits(size: CGSize(width: 320, height: 480))
    return (list, Screen(traits: traits) { ListViewController(list) })
  }

  @Test func rowsStatesAndPagesOfAViewModelAreShown() async throws {
    let viewModel = TestListViewModel()
    let (list, screen) = screen(over: viewModel)
    await screen.settle()
    expect(viewModel.loadCount, equals: 1)
    // Below the title of the section.
    _ = try screen.view("list.paging")
    viewModel.source.value.paging = .idle
    viewModel.show(TestRow.rows(1...3))
    await screen.settle()
    expect(list.tableView?.numberOfRows(inSection: 0), equals: 4)
    expect(list.tableView?.rectForRow(at: [0, 1]).height, equals: 40)
    // Three rows leave space for a page.
    expect(viewModel.loadMoreCount, isAbove: 0)
    viewModel.source.value.paging = .failed(failure)
    await screen.settle()
    _ = try screen.view("list.retry")
    viewModel.onReload = { viewModel.show(TestRow.rows(5...6)) }
    await screen.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 460),
      duration: 0.5
    )
    await screen.settle()
    expect(viewModel.reloadCount, equals: 1)
    try expect(screen.view("label.5").bounds.height, isAbove: 0)
    viewModel.source.value = ListSnapshot(
      state: .empty(ListEmptyMessage(title: "Nobody", message: "")),
      paging: viewModel.paging
    )
    await screen.settle()
    expect(list.tableView?.numberOfRows(inSection: 0), equals: 1)
  }

  @Test func rowsOfAnotherValueShowEachOfItsValuesFromTheTop() async throws {
    let people = PeopleViewModel()
    let controller = ListViewController(people) {
      $0.declareRows(of: people.names) { names in
        TableModel { for name in names { Row(TitleRow(name)) } }
      }
    }
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    await screen.settle()
    expect(controller.listView.rows(of: TitleRow.self).map(\.title), equals: ["Ana"])
    people.names.value = ["Bo", "Cy"] + people.names.value
    await screen.settle()
    expect(controller.listView.rows(of: TitleRow.self).map(\.title), equals: ["Bo", "Cy", "Ana"])
    expect(controller.listView.isAtTop)
    // Pulling such a list down loads it again.
    controller.listView.refresh()
    await screen.settle()
    expect(people.loadCount, equals: 2)
  }

  @Test func rowsInsertedAboveDoNotMoveTheReader() async throws {
    let viewModel = TestListViewModel()
    let (list, screen) = screen(over: viewModel)
    viewModel.show(TestRow.rows(1...60))
    await screen.settle()
    try await screen.scroll(by: 800)
    let before = try screen.view("label.25").convert(CGPoint.zero, to: nil)
    viewModel.show(TestRow.rows(100...120) + TestRow.rows(1...60))
    await screen.settle()
    try expect(screen.view("label.25").convert(CGPoint.zero, to: nil), equals: before)
    expect(list.tableView?.numberOfRows(inSection: 0), equals: 82)
  }
}

private final class PeopleViewModel: DeclaredListViewModel {
  let names = MutableObservable(["Ana"])
  private(set) var loadCount = 0

  func load() async { loadCount += 1 }
  func screenDidAppear() {}
}
