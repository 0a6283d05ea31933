import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsExamples

/// The screens of the examples, used without a display.
@Suite struct ExampleTests {
  /// An environment in which each example is drawn.
  nonisolated enum Look: String, CaseIterable {
    case light, dark, arabic, largest

    @MainActor var traits: ScreenTraits {
      switch self {
      case .light: ScreenTraits()
      case .dark: ScreenTraits(style: .dark)
      case .arabic: ScreenTraits(isRightToLeft: true)
      case .largest: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
      }
    }
  }

  private func screen(_ name: String, _ traits: ScreenTraits = ScreenTraits()) async throws
    -> Screen
  {
    let example = try require(Example.all.first { $0.name == name })
    let screen = Screen(traits: traits) { example.screen() }
    screen.work = [
      { await ExampleImages.loader.waitUntilIdle() },
      { [weak window = screen.window] in await window?.waitForImages() },
    ]
    await screen.settle()
    await screen.advance(by: 1)
    await screen.settle()
    return screen
  }

  @Test(arguments: Look.allCases) func everyExampleMatchesItsSnapshot(look: Look) async throws {
    for example in Example.all {
      // One controller looks as its four do.
      let name = example.name == "feed-binding" ? "feed-comments" : example.name
      expectLook(try await screen(example.name, look.traits), "\(name)-\(look.rawValue)")
    }
  }

  @Test func theIndexListsEveryExample() async throws {
    let screen = Screen { ExampleIndexViewController.inNavigation() }
    await screen.settle()
    expectLook(screen, "index")
    expect(Set(Example.all.map(\.name)).count, equals: Example.all.count)
  }

  @Test func aMomentIsLikedInTheTable() async throws {
    let screen = try await screen("table")
    try await screen.tap("like.Ada")
    await screen.settle()
    let button = try require(screen.view("like.Ada") as? UIButton)
    expect(button.configuration?.title, equals: "13")
    expect(button.isSelected)
  }

  @Test(arguments: ["feed-text", "feed-binding"])
  func aTextUnfolds(name: String) async throws {
    let screen = try await screen(name)
    let folded = try screen.view("text.Nine").bounds.height
    let text = try screen.view("text.Nine")
    await screen.tap(at: text.convert(CGPoint(x: 20, y: 10), to: nil))
    await screen.settle()
    let unfolded = try screen.view("text.Nine").bounds.height
    expect(unfolded, isAbove: folded * 2)
  }

  @Test(arguments: ["feed-likes", "feed-arrow"])
  func aPostIsLiked(name: String) async throws {
    let screen = try await screen(name)
    try await screen.tap("like.12")
    await screen.settle()
    let button = try require(screen.view("like.13") as? UIButton)
    expect(button.isSelected)
  }

  @Test(arguments: ["feed-comments", "feed-binding"])
  func oneOfOnesOwnCommentsIsDeleted(name: String) async throws {
    let screen = try await screen(name, ScreenTraits(size: CGSize(width: 390, height: 1200)))
    try await screen.tap("delete.12")
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("delete.12") }
  }

  @Test func theArrowOpensASheet() async throws {
    let screen = try await screen("feed-arrow")
    try await screen.tap("arrow.Ada")
    await screen.advance(by: 1)
    expectLook(screen, "feed-arrow-sheet")
    expect(screen.window.rootViewController?.presentedViewController is UIAlertController)
  }

  @Test func aBranchFolds() async throws {
    let screen = try await screen("feed-levels")
    try await screen.tap("outline.Coast")
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("outline.Cliffs") }
    expectLook(screen, "feed-levels-folded")
  }

  @Test func aBoxSelectsABranchAndFoldingKeepsIt() async throws {
    let screen = try await screen("feed-levels")
    func box(_ title: String) throws -> UIButton {
      try require(screen.view("select.\(title)") as? UIButton)
    }
    expect(try box("Coast").accessibilityValue, equals: "2")
    try await screen.tap("select.Cliffs")
    await screen.settle()
    expect(try box("Limestone").accessibilityValue, equals: "1")
    try await screen.tap("outline.Coast")
    await screen.settle()
    expect(try box("Coast").accessibilityValue, equals: "2")
    try await screen.tap("outline.Coast")
    await screen.settle()
    expect(try box("Chalk").accessibilityValue, equals: "1")
    expect(try box("Sand").accessibilityValue, equals: "0")
    try await screen.tap("select.Coast")
    await screen.settle()
    expect(try box("Sand").accessibilityTraits.contains(.selected))
    try await screen.tap("select.Coast")
    await screen.settle()
    expect(try box("Chalk").accessibilityValue, equals: "0")
  }

  @Test func theKeyboardFoldsARowAndSelectsByItsBox() async throws {
    let screen = try await screen("feed-levels")
    func focus(isReached: (UIView) -> Bool) async throws -> Bool {
      for _ in 0..<40 {
        await screen.press(.keyboardTab)
        let focused = UIFocusSystem(for: screen.window)?.focusedItem as? UIView
        if let focused, isReached(focused) { return true }
      }
      return false
    }
    expect(try await focus { $0.accessibilityIdentifier == "select.Cliffs" })
    await screen.press(.keyboardSpacebar)
    await screen.settle()
    let box = try require(screen.view("select.Cliffs") as? UIButton)
    expect(box.accessibilityValue, equals: "1")
    let title = try screen.view("outline.Beaches")
    expect(try await focus { $0 is UITableViewCell && title.isDescendant(of: $0) })
    await screen.press(.keyboardReturnOrEnter)
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("outline.Sand") }
  }

  @Test func aRowOfALevelIsReadWithItsBoxAndItsState() async throws {
    let screen = try await screen("feed-levels")
    let lines = screen.accessibilityDescription().split(separator: "\n")
    expect(lines.contains { $0.contains("toggle \"Select Coast\" = \"2\"") })
    expect(lines.contains { $0.contains("\"Coast\"") && $0.contains("expanded") })
    try await screen.tap("outline.Coast")
    await screen.settle()
    expect(screen.accessibilityDescription().contains("collapsed"))
  }

  @Test func aButtonInACellFollows() async throws {
    let screen = try await screen("closures", ScreenTraits(size: CGSize(width: 390, height: 1000)))
    try await screen.tap("follow.Ada")
    await screen.settle()
    let button = try require(screen.view("follow.Ada") as? UIButton)
    expect(button.configuration?.title, equals: "Following")
  }

  @Test func theWallFollowsWithoutAView() async throws {
    let wall = PeopleWallController(MemoryWall())
    await wall.load()
    let member = try require(wall.sections.first?.row(of: WallMember.self))
    expect(member.follow.value == .idle)
    member.onFollow()
    expect(member.follow.value == .loading)
    await settled { member.follow.value != .loading }
    expect(member.follow.value == .done)
  }

  @Test func thePhotosOfTheWallLoadAndFailWithoutAView() async throws {
    let wall = PeopleWallController(MemoryWall())
    await wall.load()
    let photo = try require(wall.sections.first?.row(of: WallPhoto.self))
    expect(photo.image.state.value, equals: .idle)
    photo.image.load()
    expect(photo.image.state.value, equals: .loading)
    photo.image.cancel()
    expect(photo.image.state.value, equals: .idle)
    let missing = PeopleWallController(RefusingWall())
    await missing.load()
    let lost = try require(missing.sections.first?.row(of: WallPhoto.self))
    lost.image.load()
    await settled { lost.image.state.value != .loading }
    expect(lost.image.state.value, equals: .failed)
  }

  @Test func aRefusedFollowIsIdleAgainAndSaysSo() async throws {
    let wall = PeopleWallController(RefusingWall())
    await wall.load()
    let member = try require(wall.sections.first?.row(of: WallMember.self))
    member.onFollow()
    await settled { member.follow.value != .loading }
    expect(member.follow.value == .idle)
    expect(wall.message.value?.text, equals: "Ida could not be followed.")
  }

  /// Lets tasks of the main actor run until something holds, for at most a thousand turns.
  private func settled(_ holds: () -> Bool) async {
    for _ in 0..<1000 where !holds() { await Task.yield() }
  }
}

/// A provider that follows nobody.
private final class RefusingWall: PeopleWallProvider {
  func page(
    _ number: Int
  ) async throws -> (names: [String], photos: [(subject: String, caption: String)]) {
    number == 0 ? (["Ida"], [("sea/1", "The sea")]) : ([], [])
  }

  func image(_ subject: String) async throws -> Data { throw CocoaError(.fileNoSuchFile) }

  func follow(_ name: String) async throws { throw CocoaError(.fileReadUnknown) }
}
