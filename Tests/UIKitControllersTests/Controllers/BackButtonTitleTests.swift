import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The title of the back button: that of the screen below, and a shorter one if there is less
/// space.
@MainActor @Suite struct BackButtonTitleTests {
  private func fixture(
    _ title: String = "Numbers",
    above next: String = "One",
    prepare: (UINavigationItem) -> Void = { _ in }
  ) async throws -> (NavigationFixture, UIButton) {
    let fixture = await NavigationFixture { _, table in
      table.title = title
      prepare(table.navigationItem)
    }
    let screen = UIViewController()
    screen.title = next
    await fixture.push(screen)
    return (fixture, try require(try fixture.screen.view("navigation.back") as? UIButton))
  }

  private static let long = "A title that fills most of the bar"

  @Test func itShowsTheTitleOfTheScreenBelow() async throws {
    let (fixture, back) = try await fixture()
    expect(back.currentTitle, equals: "Numbers")
    fixture.screen.perform { fixture.table.title = "Digits" }
    await fixture.screen.settle()
    expect(back.currentTitle, equals: "Digits")
    expect(back.accessibilityLabel, equals: "Digits")
  }

  @Test func itShowsBackIfTheTitleDoesNotFit() async throws {
    let (_, back) = try await fixture(Self.long)
    expect(back.currentTitle, equals: "Back")
    expect(back.accessibilityLabel, equals: Self.long)
  }

  @Test func itShowsNoTextIfTheScreensTitleNeedsTheSpace() async throws {
    let (fixture, back) = try await fixture(above: Self.long + " and all")
    expectNil(back.currentTitle)
    fixture.screen.perform { fixture.navigation.topViewController?.title = "One" }
    await fixture.screen.settle()
    expect(back.currentTitle, equals: "Numbers")
  }

  @Test func moreSpaceRestoresTheTitle() async throws {
    let (fixture, back) = try await fixture("The title below, rather long", above: "Here")
    expect(back.currentTitle, equals: "Back")
    fixture.screen.change { $0.size.width = 1000 }
    await fixture.screen.settle()
    expect(back.currentTitle, equals: "The title below, rather long")
    expect(back.frame.width, isAbove: 200)
  }

  @Test func withoutATitleItShowsBack() async throws {
    let (_, back) = try await fixture("")
    expect(back.currentTitle, equals: "Back")
  }

  @Test func anEmptyTitleShowsOnlyTheChevron() async throws {
    let (_, back) = try await fixture { $0.backButtonTitle = "" }
    expectNil(back.currentTitle)
    let (_, other) = try await fixture { $0.backBarButtonItem = UIBarButtonItem(title: "") }
    expectNil(other.currentTitle)
  }

  @Test func theDisplayModeDeterminesTheTitle() async throws {
    let (_, minimal) = try await fixture { $0.backButtonDisplayMode = .minimal }
    expectNil(minimal.currentTitle)
    expect(minimal.accessibilityLabel, equals: "Numbers")
    let (_, generic) = try await fixture { $0.backButtonDisplayMode = .generic }
    expect(generic.currentTitle, equals: "Back")
  }
}
