import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Photos are cropped in the app, on the demo.
@Suite struct CropAppTests {
  private func open(_ name: String, in app: DemoApp) async throws {
    try await app.screen.tap(name)
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  @Test func aPhotoIsCroppedAndAnotherPartIsChosenLater() async throws {
    let app = await DemoApp(.composePhotos)
    for name in ["open.compose", "composer.drafts", "draft.compose-photos"] {
      try await open(name, in: app)
    }
    var images = [try app.screen.pngData()]
    for (before, after) in [("0%", "9%"), ("9%", "16%")] {
      try await open("composer.photo.compose-photos-0", in: app)
      try await open("composer.crop", in: app)
      let frame = try app.screen.view("composer.crop.frame")
      // The last crop is shown on the whole photo, not on the cropped part.
      expect(frame.accessibilityValue?.hasPrefix("\(before) from the left"), equals: true)
      app.screen.perform {
        frame.accessibilityDecrement()
        frame.accessibilityDecrement()
      }
      expect(frame.accessibilityValue?.hasPrefix("\(after) from the left"), equals: true)
      try await open("composer.crop.done", in: app)
      try await open("composer.alt.done", in: app)
      images.append(try app.screen.pngData())
    }
    expect(Set(images).count, equals: 3)
  }
}
