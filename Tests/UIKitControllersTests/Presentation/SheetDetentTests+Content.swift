import Expectations
import Foundation
import ScreenTesting
import TestSupport
import Testing
import UIKit

extension SheetDetentTests {
  // MARK: What lies below

  @Test func undimmedDetentsPassTouchesBelow() async throws {
    let fixture = try await Fixture {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let window = fixture.screen.window
    expect(window.hitTest(CGPoint(x: 100, y: 200), with: nil), isSameAs: fixture.root.view)
    expect(window.hitTest(CGPoint(x: 100, y: 600), with: nil), isSameAs: fixture.content.view)
    expect(fixture.sheet?.containerView?.accessibilityViewIsModal, equals: false)
    fixture.screen.perform { fixture.sheet?.selectedDetentIdentifier = .large }
    await fixture.screen.settle()
    let above = window.hitTest(CGPoint(x: 100, y: 20), with: nil)
    expect(above?.isDescendant(of: fixture.root.view), equals: false)
    expect(fixture.sheet?.containerView?.accessibilityViewIsModal, equals: true)
  }

  @Test func dimmingFadesInAboveTheUndimmedDetent() async throws {
    let fixture = try await Fixture {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let dimming = try require(fixture.sheet?.containerView?.subviews.first)
    expect(dimming.alpha, equals: 0)
    var halfway: CGFloat = 0
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 470),
      to: CGPoint(x: 200, y: 460 - 188),
      duration: 0.4
    ) { halfway = dimming.alpha }
    await fixture.screen.settle()
    expect(abs(halfway - 0.5), isBelow: 0.01)
    fixture.screen.perform { fixture.sheet?.selectedDetentIdentifier = .large }
    await fixture.screen.settle()
    expect(dimming.alpha, equals: 1)
  }

  // MARK: Lists

  @Test func draggingAListExpandsTheCardBeforeScrolling() async throws {
    let fixture = try await Fixture(hasList: true) { $0.detents = [.medium(), .large()] }
    // 10 points begin the drag; the card takes 376 of the rest.
    await fixture.drag(from: 780, to: 300, duration: 1)
    expect(fixture.top, equals: 57)
    expect(isAbout(fixture.scroll.contentOffset.y, 480 - 10 - 376))
    expect(fixture.sheet?.selectedDetentIdentifier, equals: .large)
    expect(fixture.listener.selected.count, equals: 1)
  }

  @Test func listsScrollToTheTopBeforeTheCardShrinks() async throws {
    let fixture = try await Fixture(hasList: true) {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    fixture.screen.perform { fixture.scroll.contentOffset.y = 100 }
    await fixture.drag(from: 150, to: 560, duration: 1)
    expect(fixture.scroll.contentOffset.y, equals: 0)
    expect(fixture.top, equals: 433)
  }

  @Test func draggingBackRestoresTheCard() async throws {
    let fixture = try await Fixture(hasList: true) { $0.detents = [.medium(), .large()] }
    let points = [780, 300, 776].map { CGPoint(x: 200, y: CGFloat($0)) }
    await fixture.screen.drag(through: points) { index in
      if index == 1 { expect(fixture.scroll.contentOffset.y, isAbove: 50) }
      if index == 2 { expect(fixture.scroll.contentOffset.y, equals: 0) }
      await fixture.screen.advance(by: 0.2)
    }
    await fixture.screen.settle()
    expect(fixture.top, equals: 433)
    expect(fixture.listener.selected, satisfies: \.isEmpty)
  }

  @Test func listsScrollImmediatelyIfScrollingDoesNotExpand() async throws {
    let fixture = try await Fixture(hasList: true) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    await fixture.drag(from: 780, to: 600)
    expect(fixture.top, equals: 433)
    expect(isAbout(fixture.scroll.contentOffset.y, 170))
    fixture.screen.perform { fixture.scroll.contentOffset.y = 0 }
    await fixture.drag(from: 500, to: 820)
    expectNil(fixture.root.presentedViewController, "but it still sinks at the top")
  }

  @Test func listsDecelerateOnlyAtTheHighestDetent() async throws {
    let fixture = try await Fixture(hasList: true) { $0.detents = [.medium(), .large()] }
    await fixture.flick(from: 780, to: 700)
    expect(fixture.top, equals: 57)
    expect(fixture.scroll.contentOffset.y, equals: 0, "the card took the speed")
    await fixture.flick(from: 780, to: 700)
    expect(fixture.scroll.contentOffset.y, isAbove: 200)
  }

  @Test func listsWithRefreshControlsKeepDownwardDrags() async throws {
    let fixture = try await Fixture(hasList: true) { $0.detents = [.medium(), .large()] }
    fixture.screen.perform { fixture.scroll.refreshControl = UIRefreshControl() }
    await fixture.drag(from: 480, to: 560)
    expect(fixture.top, equals: 433)
    expect(fixture.root.presentedViewController, isSameAs: fixture.content)
  }

  /// Drags up and down from printed seeds: the card always rests at a detent, and card and list
  /// together follow the finger.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func randomDragsEndAtADetent(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try await Fixture(hasList: true) {
      $0.detents = [.custom(identifier: .init("low")) { _ in 200 }, .medium(), .large()]
      $0.presentedViewController.isModalInPresentation = true
    }
    let tops: [CGFloat] = [57, 433, 844 - 234]
    for _ in 0..<12 {
      let start = CGFloat.random(in: (fixture.top + 30)...820, using: &random)
      let end = CGFloat.random(in: 60...820, using: &random)
      await fixture.drag(from: start, to: end, duration: .random(in: 0.05...0.6, using: &random))
      expect(tops.contains { isAbout($0, fixture.top) }, "seed \(seed): \(fixture.top)")
      expect(fixture.bottom, equals: 844, "seed \(seed)")
      expect(fixture.scroll.contentOffset.y, isAtLeast: 0, "seed \(seed)")
      if fixture.top > 58 { expect(fixture.scroll.contentOffset.y, isBelow: 1, "seed \(seed)") }
    }
  }
}
