import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import Testing

@testable import MomentsComposition

/// Saving and copying photos.
@Suite struct PhotoFilesTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 9])

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photos-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func photo(_ address: String) throws -> URL { try require(URL(string: address)) }

  @Test func savingKeepsTheOriginalBytesAndOverwritesNothing() async throws {
    try await withFolder { folder in
      let export = PhotoFiles(FixedMedia(data: Self.png), folder: folder).export
      let url = try photo("https://example.social/media/sunset.jpg?size=large")
      let first = try await export.save(url)
      let second = try await export.save(url)
      // The content determines the type, not the name.
      expect(first, equals: folder.appendingPathComponent("sunset.png").path)
      expect(second, equals: folder.appendingPathComponent("sunset 2.png").path)
      try expect(Data(contentsOf: URL(fileURLWithPath: first)), equals: Self.png)
    }
  }

  @Test(arguments: [
    ("https://example.social/..%2F..%2Fetc%2Fpasswd", "photo"),
    ("https://example.social/", "photo"),
    ("https://example.social/%E5%B1%B1.png", "山"), ("https://example.social/.hidden", "hidden"),
  ])
  func serverFileNamesCannotEscapeTheFolder(address: String, stem: String) throws {
    let name = PhotoFiles.name(of: try photo(address), Self.jpeg)
    expect(name.stem, equals: stem)
    expect(name.suffix, equals: "jpg")
  }

  @Test func anUnwritableFolderIsReportedToTheReader() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("no-folder-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let export = PhotoFiles(FixedMedia(data: Self.png), folder: file).export
    let url = try photo("https://example.social/a.png")
    await #expect(throws: PhotoExport.FileError.self) { _ = try await export.save(url) }
    let viewModel = try require(
      LivePhotosViewModel(
        photos: [ImageReference(url: url)],
        index: 0,
        of: "1",
        export: export,
        in: ScreenContext(.english)
      )
    )
    await viewModel.save().value
    expect(viewModel.message.value?.kind, equals: .failure)
    expect(viewModel.message.value?.text.hasPrefix("The photo was not saved."), equals: true)
  }

  @Test func copyingKeepsThePhotosFormat() async throws {
    var copied: [String: Data] = [:]
    let export = PhotoFiles(FixedMedia(data: Self.jpeg)) { copied[$1] = $0 }.export
    try await export.copy(try photo("https://example.social/a"))
    expect(copied, equals: ["public.jpeg": Self.jpeg])
  }

  @Test func dataThatIsNotAPhotoIsNotCopied() async throws {
    let export = PhotoFiles(FixedMedia(data: Data("<html>".utf8))).export
    let url = try photo("https://example.social/a")
    await #expect(throws: ProviderError.notAnImage(url: url.absoluteString)) {
      try await export.copy(url)
    }
  }
}

/// The same bytes for every address.
private struct FixedMedia: MediaProvider {
  let data: Data

  func data(for url: URL) async throws -> Data { data }
}
