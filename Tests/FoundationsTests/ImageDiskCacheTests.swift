import Foundation
import Testing
import UIKit

@testable import Foundations

@Suite final class ImageDiskCacheTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("disk-cache-\(UUID().uuidString)")

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://pictures.example/\(name)"))
  }

  @Test func bytesComeBackByTheirAddress() async throws {
    let cache = ImageDiskCache(folder: folder)
    #expect(await cache.data(for: try url("a")) == nil)
    await cache.store(Data("first".utf8), for: try url("a"))
    await cache.store(Data("second".utf8), for: try url("b"))
    #expect(await cache.data(for: try url("a")) == Data("first".utf8))
    #expect(await cache.data(for: try url("b")) == Data("second".utf8))

    let later = ImageDiskCache(folder: folder)
    #expect(await later.data(for: try url("a")) == Data("first".utf8))
  }

  @Test func pastTheLimitTheOldestAreDeleted() async throws {
    let cache = ImageDiskCache(folder: folder, limit: 3_000)
    for (index, name) in ["a", "b", "c"].enumerated() {
      await cache.store(Data(repeating: UInt8(index), count: 900), for: try url(name))
      let file = try #require(
        files().first { (try? Data(contentsOf: $0))?.first == UInt8(index) }
      )
      // Wanted an hour apart.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -36_000 + 3_600 * Double(index))],
        ofItemAtPath: file.path
      )
    }
    #expect(await cache.data(for: try url("a")) != nil)
    await cache.store(Data(repeating: 9, count: 900), for: try url("d"))

    #expect(await cache.data(for: try url("b")) == nil)
    for name in ["a", "c", "d"] { #expect(await cache.data(for: try url(name)) != nil) }
  }

  @Test func aFolderThatCannotBeMadeIsNoError() async throws {
    try Data("a file".utf8).write(to: folder)
    let cache = ImageDiskCache(folder: folder)
    await cache.store(Data("bytes".utf8), for: try url("a"))
    #expect(await cache.data(for: try url("a")) == nil)
  }

  @Test func theLoaderReadsTheDiskBeforeTheSource() async throws {
    let request = try TestPicture.request("a")
    let data = try TestPicture.data()
    let first = FixedImageSource([request.url: data])
    _ = try await ImageLoader(source: first, diskCache: ImageDiskCache(folder: folder))
      .image(for: request)
    #expect(first.askedCount == 1)

    let offline = FixedImageSource([:])
    let picture = try await ImageLoader(
      source: offline,
      diskCache: ImageDiskCache(folder: folder)
    ).image(for: request)
    #expect(picture.size.width == 8)
    #expect(offline.askedCount == 0)
  }

  @Test func aCorruptFileIsLoadedAgainAndReplaced() async throws {
    let request = try TestPicture.request("a")
    let cache = ImageDiskCache(folder: folder)
    await cache.store(Data("half a picture".utf8), for: request.url)
    let data = try TestPicture.data()
    let source = FixedImageSource([request.url: data])
    let picture = try await ImageLoader(source: source, diskCache: cache).image(for: request)
    #expect(picture.size.width == 8)
    #expect(source.askedCount == 1)
    #expect(await cache.data(for: request.url) == data)
  }

  @Test func bytesThatAreNoPictureAreNotKept() async throws {
    let request = try TestPicture.request("a")
    let cache = ImageDiskCache(folder: folder)
    let source = FixedImageSource([request.url: Data("<html>".utf8)])
    await #expect(throws: ImageLoadingError.self) {
      try await ImageLoader(source: source, diskCache: cache).image(for: request)
    }
    #expect(await cache.data(for: request.url) == nil)
  }
}
