import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsOutbox

/// Several things of the outbox at once.
@Suite("Selecting in the outbox")
struct OutboxSelectionTests {
  /// An outbox of three rows that records its calls.
  final class Outbox: PagedListViewModel<OutboxRow, Never>, OutboxViewModel {
    let strings: Strings
    let selectionTitles: OutboxSelectionTitles?
    var onRoute: (@MainActor (Route) -> Void)?
    private(set) var asked: [String] = []

    init(_ strings: Strings) {
      self.strings = strings
      selectionTitles = OutboxSelectionTitles(strings: strings)
      let progress: [OutboxRow.Progress] = [.refused, .waiting, .retrying]
      let rows = progress.enumerated().map { number, progress in
        OutboxRow(
          id: ListItemID("\(number + 1)"),
          kind: .post,
          isComment: true,
          subject: "The ferry was late",
          status: strings.outboxWaiting,
          progress: progress,
          strings: strings
        )
      }
      super.init(source: { _ in ListPage(rows) })
    }

    func edit(_ row: ListItemID) -> Task<Void, Never> {
      asked.append("edit \(row)")
      return Task {}
    }

    func retry(_ row: ListItemID) -> Task<Void, Never> {
      asked.append("retry \(row)")
      return Task {}
    }

    func discard(_ row: ListItemID) -> Task<Void, Never> {
      asked.append("discard \(row)")
      remove(row)
      return Task {}
    }

    func watch() async {}
  }

  private func makeScreen(
    _ language: AppLanguage = .english,
    style: UIUserInterfaceStyle = .light
  ) async -> (Screen, Outbox) {
    let outbox = Outbox(Strings(language))
    let traits = ScreenTraits(
      size: CGSize(width: 390, height: 520),
      style: style,
      isRightToLeft: language.isRightToLeft
    )
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      UINavigationController(rootViewController: OutboxViewController(viewModel: outbox))
    }
    await screen.settle()
    return (screen, outbox)
  }

  private func select(_ rows: [Int], on screen: Screen) async throws {
    try await screen.tap("outbox.select")
    await screen.settle()
    // Taps outside of the buttons of the row.
    for row in rows {
      let view = try screen.view("outbox.\(row)")
      await screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: 12), to: nil))
    }
    await screen.settle()
  }

  @Test("selected items are discarded together")
  func discarding() async throws {
    let (screen, outbox) = await makeScreen()
    try await select([1, 3], on: screen)
    try await screen.tap("outbox.discard")
    await screen.settle()
    expect(outbox.asked, equals: ["discard 1", "discard 3"])
    expect(outbox.rows.map(\.id), equals: ["2"])
    // It is over: the next tap selects nothing.
    _ = try screen.view("outbox.select")
  }

  @Test("only retryable items are retried, and a second tap deselects a row")
  func retrying() async throws {
    let (screen, outbox) = await makeScreen()
    try await select([1, 2, 3, 3], on: screen)
    try await screen.tap("outbox.retry")
    expect(outbox.asked, equals: ["retry 1"])
  }

  @Test("ending the selection changes nothing")
  func ending() async throws {
    let (screen, outbox) = await makeScreen()
    try await select([1], on: screen)
    try await screen.tap("outbox.done")
    await screen.settle()
    expect(outbox.asked, satisfies: \.isEmpty)
    _ = try screen.view("outbox.select")
  }

  @Test(arguments: ["light", "dark", "arabic"])
  func looks(name: String) async throws {
    let (screen, _) = await makeScreen(
      name == "arabic" ? .arabic : .english,
      style: name == "dark" ? .dark : .light
    )
    try await select([1, 3], on: screen)
    expectLook(screen, name)
  }
}
