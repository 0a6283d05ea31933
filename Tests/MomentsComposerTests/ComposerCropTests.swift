import DemoViewModels
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import MomentsComposer

/// The page that crops a photo: interaction and snapshots.
@Suite struct ComposerCropTests {
  private static let narrow = ScreenTraits(size: CGSize(width: 320, height: 568))
  private static let largest = ScreenTraits.largest(height: 900)

  private func open(_ name: String, in fixture: ComposerFixture) async throws {
    try await fixture.screen.tap(name)
    await fixture.screen.settle()
  }

  /// The page of a photo: the first is a square, the third is higher than wide, the fifth is wide.
  private func page(
    _ photo: Int = 1,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async throws -> (ComposerFixture, ComposerCropView) {
    let fixture = await ComposerFixture(.ninePhotos, traits: traits, language: language)
    try await open("composer.photo.photo-\(photo)", in: fixture)
    try await open("composer.crop", in: fixture)
    let view = try require(
      try fixture.screen.view("composer.crop.frame") as? ComposerCropView
    )
    return (fixture, view)
  }

  private func crop(_ photo: Int = 1, in fixture: ComposerFixture) -> PhotoCrop {
    fixture.content.photos[photo - 1].crop
  }

  private func isNear(_ crop: PhotoCrop, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Bool
  {
    zip([crop.x, crop.y, crop.width, crop.height], [x, y, w, h]).allSatisfy {
      abs($0 - $1) < 0.03
    }
  }

  /// The square photo on the screen.
  private func square(_ view: ComposerCropView) -> CGRect {
    let frame = view.convert(view.bounds, to: nil)
    let side = min(frame.width, frame.height) - 16
    return CGRect(
      x: frame.midX - side / 2,
      y: frame.midY - side / 2,
      width: side,
      height: side
    )
  }

  @Test func cornersAndTheCropCanBeDragged() async throws {
    let (fixture, view) = try await page()
    let photo = square(view)
    await fixture.screen.drag(
      from: CGPoint(x: photo.minX + 2, y: photo.minY + 2),
      to: CGPoint(x: photo.midX, y: photo.midY)
    )
    // Drags the lower right quarter up to the upper edge.
    await fixture.screen.drag(
      from: CGPoint(x: photo.minX + photo.width * 0.75, y: photo.minY + photo.height * 0.75),
      to: CGPoint(x: photo.minX + photo.width * 0.75, y: photo.minY - 40)
    )
    // Nothing is applied before the page confirms it.
    expect(crop(in: fixture), equals: .whole)
    try await open("composer.crop.done", in: fixture)
    expect(isNear(crop(in: fixture), 0.5, 0, 0.5, 0.5))
    expect(fixture.sheet.topViewController is ComposerAltTextViewController)
  }

  @Test func draggingKeepsTheRatio() async throws {
    let (fixture, view) = try await page(5)
    let control = try require(
      try fixture.screen.view("composer.crop.ratio") as? UISegmentedControl
    )
    fixture.screen.perform {
      control.selectedSegmentIndex = PhotoCropRatio.square.rawValue
      control.sendActions(for: .valueChanged)
    }
    await fixture.screen.settle()
    // Of a photo that is twice as wide as high.
    expect(view.accessibilityValue?.contains("50% wide, 100% high"), equals: true)
    try await open("composer.crop.done", in: fixture)
    expect(isNear(crop(5, in: fixture), 0.25, 0, 0.5, 1))
  }

  @Test func keysMoveAndResizeTheCrop() async throws {
    let (fixture, view) = try await page()
    fixture.screen.perform { view.update(with: .whole, ratio: nil) }
    await fixture.screen.press(.keyboardTab, modifiers: .shift)
    for _ in 0..<8 where !view.isFocused { await fixture.screen.press(.keyboardTab) }
    for _ in 0..<5 { await fixture.screen.press("-") }
    for _ in 0..<9 { await fixture.screen.press(.keyboardLeftArrow) }
    try await open("composer.crop.done", in: fixture)
    let crop = crop(in: fixture)
    expect(crop.x == 0 && crop.width < 0.7 && crop.width > 0.5 && crop.y > 0.1)
  }

  @Test func assistiveTechnologiesCanCrop() async throws {
    let (fixture, view) = try await page()
    expect(view.accessibilityLabel, equals: "What is posted of the photo")
    expect(
      view.accessibilityCustomActions?.map(\.name),
      equals: [
        "Move left", "Move right", "Move up", "Move down", "Larger", "Smaller",
      ]
    )
    fixture.screen.perform {
      view.accessibilityDecrement()
      view.accessibilityDecrement()
      if let right = view.accessibilityCustomActions?[1] { _ = right.actionHandler?(right) }
    }
    expect(
      view.accessibilityValue,
      equals: "14% from the left, 9% from the top, 83% wide, 83% high"
    )
  }

  @Test func resetShowsTheWholePhotoAgain() async throws {
    let (fixture, view) = try await page()
    fixture.screen.perform { view.accessibilityDecrement() }
    try await open("composer.crop.reset", in: fixture)
    expect(view.accessibilityValue?.hasSuffix("100% wide, 100% high"), equals: true)
    try await open("composer.crop.done", in: fixture)
    expect(crop(in: fixture), equals: .whole)
  }

  @Test func uploadedPhotosCannotBeCropped() async throws {
    let fixture = await ComposerFixture(.edit)
    try await open("composer.photo.photo-1", in: fixture)
    expectNil((try? fixture.screen.view("composer.crop")))
  }

  @Test func looks() async throws {
    let looks: [(String, ScreenTraits, AppLanguage)] = [
      ("light", ScreenTraits(), .english), ("dark", ScreenTraits(style: .dark), .english),
      ("ar", ScreenTraits(), .arabic), ("zh-Hans", ScreenTraits(), .simplifiedChinese),
      ("narrow", Self.narrow, .english), ("largest", Self.largest, .english),
    ]
    for (name, traits, language) in looks {
      // In the largest letters the fifth photo is below the fold.
      let photo = name == "largest" ? 1 : 5
      let (fixture, view) = try await page(photo, traits: traits, language: language)
      fixture.screen.perform {
        for _ in 0..<4 { view.accessibilityDecrement() }
      }
      await fixture.screen.settle()
      expectLook(fixture.screen, "crop-\(name)")
    }
    let (fixture, _) = try await page(3)
    expectLook(fixture.screen, "crop-whole")
  }
}
