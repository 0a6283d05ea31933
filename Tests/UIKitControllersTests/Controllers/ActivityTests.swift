import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Share sheets: listed activities, shared items and completion.
@MainActor @Suite(.serialized) struct ActivityTests {
  private final class Bookmark: UIActivity {
    var prepared: [Any] = []
    var performed = 0
    var needsScreen = false
    let screen = UIViewController()
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("bookmark") }
    override var activityTitle: String? { "Bookmark" }
    override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
    override var activityViewController: UIViewController? { needsScreen ? screen : nil }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is URL }
    }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() {
      performed += 1
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    var asked: [UIActivity.ActivityType?] = []
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { URL(fileURLWithPath: "/") }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      asked.append(activityType)
      return URL(string: "https://example.org/long")
    }
  }

  private let root = UIViewController()
  private let bookmark = Bookmark()

  private func present(
    _ items: [Any],
    _ traits: ScreenTraits = ScreenTraits(),
    excluded: [UIActivity.ActivityType]? = nil,
    completion: UIActivityViewController.CompletionWithItemsHandler? = nil
  ) async -> (Screen, UIActivityViewController) {
    root.view.backgroundColor = .systemBackground
    let screen = Screen(traits: traits) { root }
    await screen.settle()
    let sheet = screen.perform {
      UIActivityViewController(activityItems: items, applicationActivities: [bookmark])
    }
    sheet.excludedActivityTypes = excluded
    sheet.completionWithItemsHandler = completion
    screen.perform { root.present(sheet, animated: true) }
    await screen.settle()
    return (screen, sheet)
  }

  private func table(_ sheet: UIActivityViewController) throws -> UITableView {
    try require((sheet.children.first as? UITableViewController)?.tableView)
  }

  private func titles(_ sheet: UIActivityViewController) throws -> [String] {
    let table = try table(sheet)
    let section = table.numberOfSections - 1
    return (0..<table.numberOfRows(inSection: section)).compactMap { row in
      let cell = table.cellForRow(at: IndexPath(row: row, section: section))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func tap(_ row: Int, _ sheet: UIActivityViewController, _ screen: Screen) async throws {
    let table = try table(sheet)
    let path = IndexPath(row: row, section: table.numberOfSections - 1)
    let cell = try require(table.cellForRow(at: path))
    let frame = cell.convert(cell.bounds, to: nil)
    await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await screen.settle()
  }

  @Test func itListsThePossibleActivities() async throws {
    let link = try require(URL(string: "https://example.org"))
    let (_, sheet) = await present([link])
    try expect(titles(sheet), equals: ["Copy", "Bookmark"])
    expect(sheet.modalPresentationStyle, equals: .pageSheet)
  }

  @Test func textCannotBeBookmarked() async throws {
    let (_, sheet) = await present(["words"])
    try expect(titles(sheet), equals: ["Copy"])
  }

  @Test func excludedActivitiesAreLeftOut() async throws {
    let link = try require(URL(string: "https://example.org"))
    let (_, other) = await present([link], excluded: [.copyToPasteboard])
    try expect(titles(other), equals: ["Bookmark"])
  }

  @Test func anActivityGetsTheItemOfItsSource() async throws {
    let source = Source()
    var ends: [String] = []
    let (screen, sheet) = await present([source]) { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "-") \(completed)")
    }
    try await tap(1, sheet, screen)
    expect(source.asked, equals: [UIActivity.ActivityType("bookmark")])
    expect((bookmark.prepared.first as? URL)?.path, equals: "/long")
    expect(bookmark.performed, equals: 1)
    expectNil(root.presentedViewController)
    expect(ends, equals: ["bookmark true"])
  }

  @Test func anActivityMayAskForMoreAndBeGivenUp() async throws {
    bookmark.needsScreen = true
    var ends = 0
    let link = try require(URL(string: "https://example.org"))
    let (screen, sheet) = await present([link]) { _, _, _, _ in ends += 1 }
    try await tap(1, sheet, screen)
    expect(sheet.presentedViewController, isSameAs: bookmark.screen)
    expect(bookmark.performed, equals: 0)
    screen.perform { bookmark.activityDidFinish(false) }
    await screen.settle()
    expectNil(sheet.presentedViewController)
    expect(root.presentedViewController, isSameAs: sheet)
    expect(ends, equals: 0)
    try await tap(1, sheet, screen)
    screen.perform { bookmark.activityDidFinish(true) }
    await screen.settle()
    expectNil(root.presentedViewController)
    expect(ends, equals: 1)
  }

  @Test func aSheetThatIsDismissedEndsWithoutAnActivity() async {
    var ends: [String] = []
    let (screen, _) = await present(["words"]) { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "-") \(completed)")
    }
    await screen.press(.keyboardEscape)
    await screen.settle()
    expect(ends, equals: ["- false"])
  }

  @Test func copyingPutsTextsAndLinksOnThePasteboard() async throws {
    let link = try require(URL(string: "https://example.org"))
    let (screen, sheet) = await present(["Look", link])
    try await tap(0, sheet, screen)
    let copied = screen.perform { UIPasteboard.general.string }
    expect(copied, equals: "Look\nhttps://example.org")
  }

  @Test(arguments: ["light", "dark"]) func looks(_ look: String) async throws {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 700), scale: 1)
    if look == "dark" { traits.style = .dark }
    let link = try require(URL(string: "https://example.org"))
    let (screen, _) = await present([link], traits)
    expectLook(screen, "share-\(look)")
  }
}
