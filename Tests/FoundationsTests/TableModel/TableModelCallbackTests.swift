import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@Suite struct TableModelCallbackTests {
  /// The callbacks of the rows, in order.
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  @Test func callbacksPassTheModelAndTheAction() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Section(TestPerson.people(1...3)) { person in
          Row(TestPersonView.self, person)
            .onSelect { log.lines.append("select \($0.name)") }
            .onAction { action, person in log.lines.append("\(action) \(person.id)") }
        }
      }
    )
    try await fixture.screen.tap("follow.2")
    try await fixture.screen.tap("name.3")
    expect(log.lines, equals: ["follow 2", "select Person 3"])
    expectNil(fixture.table.indexPathForSelectedRow)
  }

  @Test func controlsAreObservedByKeyPath() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Row(TestPersonView.self, TestPerson(1))
          .onControl(\.followButton, .touchUpInside) { button, person in
            log.lines.append("\(button.accessibilityIdentifier ?? "") of \(person.name)")
          }
          .onControl(\.followButton, .touchDown) { _, person in
            log.lines.append("down \(person.id)")
          }
        Row(TestSwitchCell.self, "Wifi")
          .onControl(\.button, .touchUpInside) { _, name in log.lines.append("press \(name)") }
      }
    )
    try await fixture.screen.tap("follow.1")
    try await fixture.screen.tap("button.Wifi")
    expect(log.lines, equals: ["down 1", "follow.1 of Person 1", "press Wifi"])
  }

  @Test func aControlOfAReusedCellReportsOnlyTheRowItShows() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Section(TestPerson.people(1...60)) { person in
          Row(TestPersonView.self, person)
            .onControl(\.followButton, .touchUpInside) { _, person in
              log.lines.append("follow \(person.id)")
            }
        }
        .spacing(0)
      }
    )
    try await fixture.screen.scroll(by: 1_000)
    try await fixture.screen.scroll(by: -600)
    try await fixture.screen.tap("follow.12")
    expect(log.lines, equals: ["follow 12"])
  }

  @Test func unchangedCellsCallTheNewClosures() async throws {
    let log = log
    func model(_ state: String) -> TableModel {
      TableModel {
        Row(TestPersonView.self, TestPerson(1))
          .onSelect { _ in log.lines.append("\(state) select") }
          .onAction { action, _ in log.lines.append("\(state) \(action)") }
          .onControl(\.followButton, .touchUpInside) { _, _ in log.lines.append("\(state) touch") }
      }
    }
    let fixture = TableModelScreen(model("old"))
    let view = try require(fixture.view(TestPersonView.self, 0))
    fixture.controller.model = model("new")
    expect(view.updateCount, equals: 1)
    try await fixture.screen.tap("follow.1")
    try await fixture.screen.tap("name.1")
    expect(log.lines.sorted(), equals: ["new follow", "new select", "new touch"])
    expect(view.updateCount, equals: 1)
  }

  @Test func aDisappearingRowCallsNoHandler() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Row(TestPersonView.self, TestPerson(1)).onAction { _, _ in log.lines.append("action") }
      }
    )
    let view = try require(fixture.view(TestPersonView.self, 0))
    fixture.controller.model = TableModel { Row(TestPersonView.self, TestPerson(2)) }
    view.onAction?(.follow)
    expect(log.lines, satisfies: \.isEmpty)
  }

  @Test func rowsNotifyWhenTheyAppear() {
    let log = log
    _ = TableModelScreen(
      TableModel {
        Section(TestPerson.people(1...100)) { person in
          Row(TestPersonView.self, person).onDisplay { log.lines.append("\($0.id)") }
        }
      }
    )
    expect(log.lines.prefix(3), equals: ["1", "2", "3"])
    expect(log.lines.count, isBelow: 15)
  }

  @Test func rowsArePrefetchedBeforeTheyAppear() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Section(TestPerson.people(1...100)) { person in
          Row(TestPersonView.self, person).onPrefetch { log.lines.append("\($0.id)") }
        }
      }
    )
    try await fixture.screen.scroll(by: 300)
    expect(!log.lines.isEmpty)
  }

  @Test func headersReportActions() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        Section { Row(TestSwitchCell.self, "Wifi") }
          .header(
            Row(TestPersonView.self, TestPerson(7))
              .onAction { action, person in log.lines.append("\(action) \(person.id)") }
          )
      },
      style: .grouped
    )
    try await fixture.screen.tap("follow.7")
    expect(log.lines, equals: ["follow 7"])
  }

  @Test func pullingDownRefreshes() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel { Section(TestPerson.people(1...40)) { Row(TestPersonView.self, $0) } }
        .onRefresh { log.lines.append("refresh") }
    )
    await fixture.screen.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 460),
      duration: 0.5
    )
    await fixture.screen.settle()
    expect(log.lines, equals: ["refresh"])
    expect(fixture.table.refreshControl?.isRefreshing, equals: false)
  }

  @Test func swipingShowsTheActionsOfTheNewestRow() async throws {
    let log = log
    func model(_ state: String) -> TableModel {
      TableModel {
        Row(TestPersonView.self, TestPerson(1)).trailingSwipe { person in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              log.lines.append("\(state) delete \(person.id)")
              done(true)
            }
          ])
        }
        Row(TestPersonView.self, TestPerson(2))
      }
    }
    let fixture = TableModelScreen(model("old"))
    fixture.controller.model = model("new")
    // A full swipe performs the first action.
    await fixture.screen.drag(from: CGPoint(x: 300, y: 25), to: CGPoint(x: 10, y: 25))
    await fixture.screen.settle()
    expect(log.lines, equals: ["new delete 1"])
    await fixture.screen.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 10, y: 75))
    expect(log.lines, equals: ["new delete 1"])
  }

  // MARK: Life

  @Test func closuresOfAReplacedModelAreReleased() async {
    weak var old: Log?
    let fixture = TableModelScreen()
    do {
      let captured = Log()
      old = captured
      fixture.controller.model = TableModel {
        Section("People") {
          Row({ TestPersonView() }, TestPerson(1))
            .onSelect { _ in captured.lines.append("") }
            .onAction { _, _ in captured.lines.append("") }
            .onControl(\.followButton, .touchUpInside) { _, _ in captured.lines.append("") }
            .height { _, _ in CGFloat(captured.lines.count + 40) }
          Row(TestSwitchCell.self, "Wifi").onControl(\.button, .touchUpInside) { _, _ in
            captured.lines.append("")
          }
        }
        .header(
          Row(TestPersonView.self, TestPerson(2)).onAction { _, _ in captured.lines.append("") }
        )
      }
    }
    await fixture.screen.settle()
    expect(old != nil)
    fixture.controller.model = TableModel {
      Section("People") {
        Row(TestPersonView.self, TestPerson(1))
        Row(TestSwitchCell.self, "Wifi")
      }
    }
    await fixture.screen.settle()
    expectNil(old)
  }

  @Test func aScreenThatCapturesItselfWeaklyIsReleased() async {
    weak var gone: ListViewController?
    do {
      let controller = ListViewController()
      gone = controller
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.model = TableModel {
        Row(TestPersonView.self, TestPerson(1)).onSelect { [weak controller] _ in
          controller?.model = TableModel()
        }
      }
      .onRefresh { [weak controller] in controller?.model = TableModel() }
      controller.view.layoutIfNeeded()
    }
    for _ in 0..<5 { await Task.yield() }
    expectNil(gone)
  }
}
