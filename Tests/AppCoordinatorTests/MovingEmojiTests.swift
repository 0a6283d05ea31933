import AppCoordinator
import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit

/// Custom emoji are animated in the app, on the demo, while the reader points at their row.
@Suite struct MovingEmojiTests {
  /// The number of images that the text of a post shows in half a second.
  private func images(in app: DemoApp) async throws -> Int {
    let label = try require(try app.screen.view("thread.text") as? ImageLabel)
    var seen: Set<ObjectIdentifier> = []
    for _ in 0..<30 {
      await app.screen.advance(by: 1.0 / 60)
      label.attributedText?
        .enumerateAttribute(.attachment, in: NSRange(location: 0, length: label.text?.count ?? 0)) {
          value,
          _,
          _ in
          let image = (value as? NSTextAttachment)?.image
          if let image { seen.insert(ObjectIdentifier(image)) }
        }
    }
    return seen.count
  }

  @Test func emojiOfAPostAnimateUnderThePointer() async throws {
    // "El perro :dog: no me habla."
    let app = await DemoApp(moment: "moment-35")
    try await expect(images(in: app), equals: 1)
    try await app.screen.movePointer(over: "thread.text")
    await app.screen.settle()
    try await expect(images(in: app), isAbove: 5)
    try await app.screen.movePointer(over: "thread.comments")
    try await expect(images(in: app), equals: 1)
  }
}
