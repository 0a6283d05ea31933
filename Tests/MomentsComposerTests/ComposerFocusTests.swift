import DemoViewModels
import Expectations
import Foundation
import MomentsContracts
import MomentsValues
import ScreenTesting
import Testing
import UIKit

@testable import MomentsComposer

/// The focal point of a photo.
@Suite struct ComposerFocusTests {
  /// The page of a photo that is as wide as high.
  private func page() async throws -> (ComposerFixture, ComposerFocusView) {
    let fixture = await ComposerFixture(.ninePhotos)
    try await fixture.screen.tap("composer.photo.photo-1")
    await fixture.screen.settle()
    let view = try require(
      try fixture.screen.view("composer.focus") as? ComposerFocusView
    )
    return (fixture, view)
  }

  private func point(in fixture: ComposerFixture) -> FocalPoint? {
    fixture.content.photos[0].image?.focalPoint
  }

  @Test func tappingSetsTheFocalPoint() async throws {
    let (fixture, view) = try await page()
    let frame = view.convert(view.bounds, to: nil)
    let side = frame.height
    let corner = CGPoint(x: frame.midX - side / 4, y: frame.midY - side / 4)
    await fixture.screen.tap(at: corner)
    expect(abs((point(in: fixture)?.x ?? 0) + 0.5), isBelow: 0.02)
    expect(abs((point(in: fixture)?.y ?? 0) - 0.5), isBelow: 0.02)
    // Beyond the edge, it is clamped to the edge.
    await fixture.screen.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    expect(point(in: fixture)?.x, equals: -1)
  }

  @Test func verticalDragsMoveTheFocalPointAndNotThePage() async throws {
    let (fixture, view) = try await page()
    let frame = view.convert(view.bounds, to: nil)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    await fixture.screen.drag(
      from: middle,
      to: CGPoint(x: middle.x, y: middle.y + frame.height / 4)
    )
    expect(abs((point(in: fixture)?.y ?? 0) + 0.5), isBelow: 0.02)
    expect(view.convert(view.bounds, to: nil), equals: frame)
  }

  @Test func arrowKeysMoveTheFocalPointOfAFocusedView() async throws {
    let (fixture, _) = try await page()
    // The button that crops is between the text and the photo.
    for _ in 0..<2 { await fixture.screen.press(.keyboardTab, modifiers: .shift) }
    await fixture.screen.press(.keyboardUpArrow)
    expect(point(in: fixture), equals: .init(x: 0, y: 0.2))
  }

  @Test func assistiveTechnologiesAdjustAndReadTheFocalPoint() async throws {
    let (fixture, view) = try await page()
    expect(view.accessibilityLabel, equals: "Focal point")
    expect(view.accessibilityValue, equals: "50% from the left, 50% from the top")
    let actions = try require(view.accessibilityCustomActions)
    expect(
      actions.map(\.name),
      equals: [
        "Move left", "Move right", "Move up", "Move down", "Move to the middle",
      ]
    )
    fixture.screen.perform {
      _ = actions[1].actionHandler?(actions[1])
      _ = view.accessibilityCustomActions?[3].actionHandler?(actions[3])
    }
    expect(view.accessibilityValue, equals: "60% from the left, 60% from the top")
    fixture.screen.perform { _ = actions[4].actionHandler?(actions[4]) }
    expect(point(in: fixture), equals: .center)
  }
}
