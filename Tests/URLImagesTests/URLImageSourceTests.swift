import Expectations
import Foundation
import Foundations
import TestSupport
import Testing

@testable import URLImages

@Suite struct URLImageSourceTests {
  private let folder = TemporaryFolder(isMade: false)

  private func url(_ text: String) throws -> URL {
    try require(URL(string: "https://stub.test/\(text)"))
  }

  private func online(limit: Int = 1_000_000, largest: Int = 1_000_000) -> URLImageSource {
    URLImageSource(
      folder: folder.url,
      diskLimit: limit,
      largestImage: largest,
      configuration: StubProtocol.configuration
    )
  }

  private var offline: URLImageSource {
    URLImageSource(folder: folder.url, configuration: OfflineProtocol.configuration)
  }

  @Test func anImageIsLoadedOnceAndThenReadFromItsFile() async throws {
    let red = try url("200/red")
    await #expect(throws: URLError.self) { try await offline.data(for: red) }
    let loaded = try await online().data(for: red)
    expect(loaded, equals: Data("red".utf8))
    let stored = try await offline.data(for: red)
    expect(stored, equals: Data("red".utf8))
    let blue = try url("200/blue")
    await #expect(throws: URLError.self) { try await offline.data(for: blue) }
  }

  @Test func withoutAFolderNothingIsKept() async throws {
    let source = URLImageSource(folder: nil, configuration: StubProtocol.configuration)
    let red = try url("200/red")
    let loaded = try await source.data(for: red)
    expect(loaded, equals: Data("red".utf8))
    await #expect(throws: URLError.self) { try await offline.data(for: red) }
  }

  @Test(arguments: [404, 410])
  func aMissingImageIsKnownToBeMissing(status: Int) async throws {
    let gone = try url("\(status)/gone")
    await #expect(throws: ImageLoadingError.missing(gone)) { try await online().data(for: gone) }
  }

  @Test func aFailureOfTheServerIsNotKept() async throws {
    let broken = try url("500/broken")
    await #expect(throws: URLError.self) { try await online().data(for: broken) }
    await #expect(throws: URLError.self) { try await offline.data(for: broken) }
  }

  @Test func anImageThatIsTooLargeIsRefused() async throws {
    let large = try url("200/large")
    await #expect(throws: ImageLoadingError.tooLarge(large)) {
      try await online(largest: 4).data(for: large)
    }
  }

  @Test func otherAddressesThanThoseOfTheWebAreRefused() async throws {
    let file = URL(fileURLWithPath: "/etc/hostname")
    await #expect(throws: URLError.self) { try await online().data(for: file) }
  }

  @Test func theLeastRecentlyUsedFilesMakeRoom() async throws {
    let files = ImageFiles(folder: folder.url, limit: 450)
    let urls = try (1...4).map { try url("200/\($0)") }
    for url in urls.dropLast() { await files.save(Data(count: 100), for: url) }
    // Files of one test are as old as each other: the second was used long ago.
    let old = Date(timeIntervalSinceNow: -1_000)
    let stored = try FileManager.default.contentsOfDirectory(
      at: folder.url,
      includingPropertiesForKeys: nil
    )
    expect(stored.count, equals: 3)
    for file in stored {
      let content = try Data(contentsOf: file)
      let isSecond = content.starts(with: Data((urls[1].absoluteString + "\n").utf8))
      try FileManager.default.setAttributes(
        [.modificationDate: isSecond ? old : Date()],
        ofItemAtPath: file.path
      )
    }
    await files.save(Data(count: 100), for: urls[3])
    let second = await files.data(for: urls[1])
    expectNil(second)
    let newest = await files.data(for: urls[3])
    expect(newest, equals: Data(count: 100))
    let first = await files.data(for: urls[0])
    expect(first, equals: Data(count: 100))
  }

  @Test func aFileOfAnotherAddressIsMissing() async throws {
    let files = ImageFiles(folder: folder.url, limit: 1_000)
    let red = try url("200/red")
    await files.save(Data([1]), for: red)
    let file = try require(
      try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
        .first
    )
    try Data("https://other.test\nred".utf8).write(to: file)
    let found = await files.data(for: red)
    expectNil(found)
    await files.save(Data(count: 2_000), for: red)
    let tooLarge = await files.data(for: red)
    expectNil(tooLarge)
  }
}
