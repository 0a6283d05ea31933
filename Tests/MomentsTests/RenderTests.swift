import Expectations
import Foundation
import LocalStore
import Testing

@testable import Moments

@Suite("Images without a display")
struct RenderTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("render-\(UUID().uuidString)")
  }

  @Test("a screen that the source does not have is an error, and no image is written")
  func noScreen() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("image.png").path
    for screen in ["accounts", "sign-in"] {
      let options = try Options([
        "render", "--demo", "timeline", "--screen", screen, "--output", output,
      ])
      await #expect(throws: RenderError.noScreen(screen)) {
        try await Render.run(options, directories: StoreDirectories(root: folder))
      }
      expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("a screen of the source is drawn")
  func about() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("image.png").path
    let options = try Options([
      "render", "--demo", "timeline", "--screen", "about", "--output", output,
    ])
    try await Render.run(options, directories: StoreDirectories(root: folder))
    expect(FileManager.default.fileExists(atPath: output))
  }
}
