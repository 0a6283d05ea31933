import ArchiveProvider
import Expectations
import Foundation
import MastodonAPI
import SocialModel
import TestSupport
import Testing

/// A network that responds from a table.
private struct FakeTransport: HTTPTransport {
  var answer: @Sendable (URL) throws -> HTTPResponse

  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    let url = request.url
    let scheme = url.scheme ?? ""
    guard scheme == "http" || scheme == "https" else { throw HTTPFailure.unsupportedScheme(scheme) }
    let response = try answer(url)
    guard response.body.count <= limit else { throw HTTPFailure.tooLarge(limit: limit) }
    return response
  }
}

@Suite struct ArchiveMediaTests {
  private let folder = TemporaryFolder()
  private let archive: ArchiveProvider

  init() {
    archive = ArchiveProvider(
      path: folder.path,
      transport: FakeTransport { url in
        switch url.lastPathComponent {
        case "ok.png": HTTPResponse(status: 200, body: Fixture.png)
        case "page": HTTPResponse(status: 200, body: Data("<html>".utf8))
        case "gone.png": HTTPResponse(status: 404, body: Data())
        case "slow.png": throw HTTPFailure.timedOut
        default: throw HTTPFailure.unreachable
        }
      }
    )
  }

  private func error(_ url: URL) async -> ProviderError? {
    do {
      _ = try await archive.data(for: url)
      return nil
    } catch {
      return error as? ProviderError
    }
  }

  private func attachmentURL(_ address: String) async throws -> URL {
    try folder.write(
      Fixture.list([
        Fixture.status(1, more: "\"media_attachments\":[{\"id\":\"1\",\"url\":\"\(address)\"}]")
      ]),
      to: "feed.json"
    )
    let page = try await ArchiveProvider(path: folder.path + "/feed.json").moments(after: nil)
    return try require(page.items.first?.attachments.first?.url)
  }

  @Test(arguments: [
    "pictures/a.png", "/pictures/a.png", "./pictures/a.png", "pictures/../pictures/a.png",
    "pictures/a%2Epng",
  ])
  func imagesBesideTheFileAreRead(address: String) async throws {
    try folder.write(Fixture.png, to: "pictures/a.png")
    try await expect(archive.data(for: attachmentURL(address)), equals: Fixture.png)
  }

  @Test(arguments: [
    "/media_attachments/files/1/a.png", "/system/media_attachments/files/1/a.png",
    "/bucket/x/media_attachments/files/1/a.png",
  ])
  func imagesOfAnAccountArchiveAreFound(address: String) async throws {
    try folder.write(Fixture.png, to: "media_attachments/files/1/a.png")
    try await expect(archive.data(for: attachmentURL(address)), equals: Fixture.png)
  }

  @Test(arguments: [
    "../secret.png", "/../../secret.png", "pictures/../../secret.png", "..%2Fsecret.png",
    "file:///etc/hostname", "%2e%2e/secret.png", "media_attachments/../../secret.png",
  ])
  func pathsOutOfTheFolderAreRejected(address: String) async throws {
    let url = try await attachmentURL(address)
    guard case .fileOutsideArchive = await error(url) else {
      Issue.record("\(url) gave \(String(describing: await error(url)))")
      return
    }
  }

  @Test func linksOutOfTheFolderAreRejected() async throws {
    let outside = TemporaryFolder()
    try outside.write(Fixture.png, to: "secret.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.png",
      withDestinationPath: outside.path + "/secret.png"
    )
    try manager.createSymbolicLink(
      atPath: folder.path + "/dir",
      withDestinationPath: outside.path
    )
    for name in ["link.png", "dir/secret.png"] {
      let url = folder.url.appendingPathComponent(name)
      await expect(error(url), equals: .fileOutsideArchive(path: url.path))
    }
  }

  @Test func linksWithinTheFolderAreFollowed() async throws {
    try folder.write(Fixture.png, to: "a.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.png",
      withDestinationPath: folder.path + "/a.png"
    )
    try await expect(
      archive.data(for: folder.url.appendingPathComponent("b.png")),
      equals: Fixture.png
    )
  }

  @Test func anArchiveReachedThroughALinkIsRead() async throws {
    try folder.write(Fixture.png, to: "real/a.png")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: folder.path + "/real"
    )
    let archive = ArchiveProvider(path: link)
    let url = URL(fileURLWithPath: link).appendingPathComponent("a.png")
    try await expect(archive.data(for: url), equals: Fixture.png)
  }

  @Test func aMissingImageIsReported() async {
    let url = folder.url.appendingPathComponent("none.png")
    await expect(error(url), equals: .fileNotFound(path: url.path))
  }

  @Test func dataThatIsNoImageIsRejected() async throws {
    try folder.write("this is text", to: "a.png")
    let url = folder.url.appendingPathComponent("a.png")
    await expect(error(url), equals: .notAnImage(url: url.absoluteString))
    let page = try require(URL(string: "https://x.example/page"))
    await expect(error(page), equals: .notAnImage(url: page.absoluteString))
  }

  @Test func aFolderIsRejectedAsAnImage() async throws {
    try folder.write(Fixture.png, to: "sub/a.png")
    guard case .fileNotReadable = await error(folder.url.appendingPathComponent("sub")) else {
      Issue.record("a folder was read")
      return
    }
  }

  @Test func imagesOnTheWebAreLoaded() async throws {
    let url = try require(URL(string: "https://x.example/ok.png"))
    try await expect(archive.data(for: url), equals: Fixture.png)
  }

  @Test(arguments: [
    (
      "https://x.example/gone.png",
      ProviderError.httpStatus(url: "https://x.example/gone.png", code: 404)
    ),
    ("https://x.example/slow.png", .network(url: "https://x.example/slow.png", reason: .timedOut)),
    ("https://x.example/else", .network(url: "https://x.example/else", reason: .unreachable)),
    ("ftp://x.example/a.png", .unsupportedURLScheme(scheme: "ftp", url: "ftp://x.example/a.png")),
    (
      "javascript:alert(1)", .unsupportedURLScheme(scheme: "javascript", url: "javascript:alert(1)")
    ),
    (
      "data:image/png;base64,AA",
      .unsupportedURLScheme(scheme: "data", url: "data:image/png;base64,AA")
    ),
  ])
  func aFailureToLoadNamesItsReason(address: String, expected: ProviderError) async throws {
    let url = try require(URL(string: address))
    await expect(error(url), equals: expected)
  }

  @Test func imagesLargerThanTheLimitAreRejected() async throws {
    var limits = ArchiveProvider.Limits()
    limits.imageBytes = 5
    let small = ArchiveProvider(
      path: folder.path,
      transport: FakeTransport { _ in HTTPResponse(status: 200, body: Fixture.png) },
      limits: limits
    )
    let url = try require(URL(string: "https://x.example/a.png"))
    await #expect(throws: ProviderError.responseTooLarge(url: url.absoluteString, limit: 5)) {
      try await small.data(for: url)
    }
    let file = try folder.write(Fixture.png, to: "a.png")
    await #expect(throws: ProviderError.fileTooLarge(path: file, bytes: 12, limit: 5)) {
      try await small.data(for: URL(fileURLWithPath: file))
    }
  }

  /// Of a film of any size, only what is played is in memory.
  @Test(arguments: ["film.webm", "sound.mp3", "sound.ogg", "film.mp4"])
  func filmsAndSoundsAreReadInParts(name: String) async throws {
    var limits = ArchiveProvider.Limits()
    limits.imageBytes = 5
    let small = ArchiveProvider(path: folder.path, limits: limits)
    let film = Data((0..<100).map { UInt8($0) })
    let url = URL(fileURLWithPath: try folder.write(film, to: name))
    try await expect(
      small.part(of: url, in: 10..<20),
      equals: MediaPart(bytes: film[10..<20], offset: 10, total: 100)
    )
    try await expect(
      small.part(of: url, in: 90..<120),
      equals: MediaPart(bytes: film[90..<100], offset: 90, total: 100)
    )
    try await expect(
      small.part(of: url, in: 200..<300),
      equals: MediaPart(bytes: Data(), offset: 100, total: 100)
    )
  }

  @Test func partsOfFilesOutsideOfTheFolderAreRejected() async throws {
    let outside = TemporaryFolder()
    let url = URL(fileURLWithPath: try outside.write("secret", to: "film.webm"))
    await #expect(throws: ProviderError.fileOutsideArchive(path: url.path)) {
      _ = try await archive.part(of: url, in: 0..<10)
    }
    let missing = folder.url.appendingPathComponent("none.webm")
    await #expect(throws: ProviderError.fileNotFound(path: missing.path)) {
      _ = try await archive.part(of: missing, in: 0..<10)
    }
  }

  @Test func filmsOnTheWebAreRequestedInParts() async throws {
    let archive = ArchiveProvider(
      path: folder.path,
      transport: FakeTransport { _ in
        var headers = HTTPHeaders()
        headers["Content-Range"] = "bytes 10-19/100"
        return HTTPResponse(status: 206, headers: headers, body: Data(repeating: 1, count: 10))
      }
    )
    let url = try require(URL(string: "https://x.example/film.webm"))
    try await expect(
      archive.part(of: url, in: 10..<20),
      equals: MediaPart(bytes: Data(repeating: 1, count: 10), offset: 10, total: 100)
    )
  }

  @Test func absoluteURLsAreUnchangedForAllSchemes() async throws {
    try await expect(attachmentURL("ftp://x.example/a.png").scheme, equals: "ftp")
    try await expect(
      attachmentURL("//x.example/a.png").absoluteString,
      equals: "https://x.example/a.png"
    )
  }
}
