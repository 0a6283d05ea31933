import Expectations
import Foundation
import MomentsComposer
import MomentsContracts
import Testing

/// Photos from files that were pasted or dropped.
@Suite struct PickedPhotoFileTests {
  @Test func filesAreReadWithTheTypeOfTheirExtension() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("picked-photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [("one.PNG", "image/png"), ("two.jpeg", "image/jpeg")]
    for (name, type) in files {
      let file = folder.appendingPathComponent(name)
      try Data([3, 3]).write(to: file)
      let photo = try await PickedPhoto.read(file)
      expect(photo, equals: PickedPhoto(data: Data([3, 3]), type: type))
    }
    let text = folder.appendingPathComponent("a.pdf")
    try Data([2]).write(to: text)
    await expect(problem(text), equals: .notAnImage)
    await expect(problem(folder.appendingPathComponent("gone.jpg")), equals: .unreadable)
  }

  private func problem(_ file: URL) async -> PhotoProblem? {
    do throws(PhotoProblem) {
      _ = try await PickedPhoto.read(file)
      return nil
    } catch {
      return error
    }
  }
}
