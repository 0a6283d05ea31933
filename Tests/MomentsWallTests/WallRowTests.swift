import DemoViewModels
import Expectations
import Foundation
import Foundations
import ListModel
import Locking
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsWall

/// Interaction with rows of the wall.
@Suite("Rows of the wall")
struct WallRowTests {
  private func makeScreen(
    _ rows: [ListSection],
    cells: WallCells? = nil,
    loader: ImageLoader = Rows.loader
  ) async -> Screen {
    let viewModel = DemoWallViewModel(days: rows, language: .english)
    let screen = Screen(clock: HeadlessClock()) {
      WallViewController(
        viewModel: viewModel,
        cells: cells ?? .standard(imageLoader: loader)
      )
    }
    screen.work = [{ await loader.waitUntilIdle() }]
    await screen.settle()
    return screen
  }

  private func section(@ListItemsBuilder _ rows: () -> [AnyListItem]) -> [ListSection] {
    [ListSection(id: "today", header: WallDayRow(id: "today", title: "Today"), rows: rows)]
  }

  // MARK: Kinds

  /// A kind of row that the wall does not register.
  final class QuoteRow: ViewModelPressible {
    nonisolated let itemID: ListItemID = "quote"
    let text = MutableObservable("Soup first.")
    private(set) var presses = 0

    func press() { presses += 1 }
  }

  final class QuoteRowView: BaseListItemView<QuoteRow, Never>, CellConfigurable {
    private let label = UILabel()
    override func makeControls() { addSubview(label) }
    override func constrainControls() { label.constrain(.edges.inset(20)) }
    override func update(with viewModel: QuoteRow) {
      label.accessibilityIdentifier = "quote"
      viewModel.text.observe { [weak self] in self?.label.text = $0 }.disposed(by: bindings)
    }
  }

  @Test("a third kind of row can be registered")
  func thirdKind() async throws {
    let quote = QuoteRow()
    let member = DemoRows.members(Strings(.english))[0]
    let screen = await makeScreen(
      section {
        member
        quote
      },
      cells: WallCells.standard(imageLoader: Rows.loader).showing { QuoteRowView() }
    )
    expect((try screen.view("quote") as? UILabel)?.text, equals: "Soup first.")
    screen.perform { quote.text.value = "Then the mountains." }
    expect((try screen.view("quote") as? UILabel)?.text, equals: "Then the mountains.")
    try await screen.tap("quote")
    expect(quote.presses, equals: 1)
  }

  // MARK: Members

  /// `Tools/watch-tests` fails for the constraints that were in conflict here.
  @Test("a person of whom it is unknown whether the reader follows them has no button")
  func noButton() async throws {
    let person = PersonReference(id: "ann", name: "Ann", handle: "@ann", avatar: nil)
    let screen = await makeScreen(
      section { DemoRows.member(person, "Walks slowly.", 1_204, nil, Strings(.english)) }
    )
    _ = try screen.view("wall.member ann")
    #expect(throws: ScreenTestingError.self) { try screen.view("wall.follow.ann") }
  }

  @Test("the button follows, and the row beside it opens the person")
  func pressing() async throws {
    var received: [String] = []
    let isLoading = MutableObservable(false)
    let isFollowing = MutableObservable<Following?>(.no)
    let strings = Strings(.english)
    let row = MemberRow(
      PersonRow(person: Rows.person(), bio: "Bio", followers: 3, strings: strings),
      isFollowing: isFollowing,
      isLoading: isLoading,
      strings: strings,
      onFollow: { received.append("follow") },
      onPress: { received.append("press") }
    )
    let screen = await makeScreen(section { row })
    try await screen.tap("wall.follow.@mira")
    expect(received, equals: ["follow"])
    screen.perform { isLoading.value = true }
    await screen.settle()
    try expect(screen.view("wall.follow.@mira").accessibilityLabel, equals: "Loading")
    try await screen.tap("wall.follow.@mira")
    expect(!received.dropFirst().contains("follow"))
    screen.perform {
      isFollowing.value = .yes
      isLoading.value = false
    }
    try expect(screen.view("wall.follow.@mira").accessibilityLabel, equals: "Following")
    received = []
    await screen.tap(at: CGPoint(x: 120, y: 60))
    expect(received, equals: ["press"])
  }

  @Test("a button keeps its width for all titles")
  func width() async throws {
    let strings = Strings(.english)
    for row in DemoRows.members(strings) {
      let screen = await makeScreen(section { row })
      let button = try screen.view("wall.follow.\(row.person.id)")
      expect(button.bounds.width, equals: 112)
    }
  }

  // MARK: Photos

  /// Images that load only when the test allows it.
  nonisolated final class FailingSource: ImageDataSource {
    private let isFailing = Mutex(true)

    func mend() { isFailing.withLock { $0 = false } }

    func data(for url: URL) async throws -> Data {
      if isFailing.withLock({ $0 }) { throw CocoaError(.fileReadUnknown) }
      return try await Rows.ArtSource().data(for: url)
    }
  }

  @Test("a failed photo shows that, and a tap retries")
  func retry() async throws {
    let source = FailingSource()
    let loader = ImageLoader(source: source)
    let row = DemoRows.wallPhotos(Strings(.english))[0]
    let screen = await makeScreen(section { row }, loader: loader)
    try expect(screen.view("wall.retry.photo 1").accessibilityLabel, equals: row.failureText)
    // Once more in vain.
    try await screen.tap("wall.retry.photo 1")
    await screen.settle()
    _ = try screen.view("wall.retry.photo 1")
    source.mend()
    try await screen.tap("wall.retry.photo 1")
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("wall.retry.photo 1") }
    expect((try screen.view("wall.picture.photo 1") as? UIImageView)?.image != nil)
  }

  @Test("an edited caption is updated in the cell")
  func caption() async throws {
    let caption = MutableObservable(PhotoRow.Caption(title: "Ann", text: "Before"))
    let image = try require(Rows.image("sea/4"))
    let row = PhotoRow(
      moment: "1",
      image: image,
      timeText: "14:05",
      caption: caption,
      strings: Strings(.english)
    )
    let screen = await makeScreen(section { row })
    expect(screen.layoutDescription().contains("Before"))
    screen.perform { caption.value.text = "After" }
    expect(screen.layoutDescription().contains("After"))
    expect(screen.accessibilityDescription().contains("After"))
  }
}
