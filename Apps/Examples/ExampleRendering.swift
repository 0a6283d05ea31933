import Foundation
import Foundations
import MomentsExamples
import ScreenTesting
import UIKit

/// Draws the examples without a display.
enum ExampleRendering {
  /// Writes an image of each example in light and dark, as PNG.
  ///
  /// - Throws: The error that prevented an image.
  static func write(to folder: URL) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for example in Example.all {
      for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let screen = Screen(traits: ScreenTraits(style: style)) { example.screen() }
        screen.work = [
          { await ExampleImages.loader.waitUntilIdle() },
          { [weak window = screen.window] in await window?.waitForImages() },
        ]
        await screen.settle()
        await screen.advance(by: 1)
        await screen.settle()
        let file = folder.appendingPathComponent("\(example.name)-\(name).png")
        try screen.pngData().write(to: file)
        print(file.path)
      }
    }
  }
}
