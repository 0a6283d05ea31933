import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit

@testable import MomentsPhotos

/// Photos that cannot be shown, each with its reason.
@Suite struct BadPhotosTests {
  private struct Source: ImageDataSource {
    let result: Result<Data, any Error>
    func data(for url: URL) async throws -> Data { try result.get() }
  }

  private static let url = URL(fileURLWithPath: "/photo.jpg")

  private func message(_ result: Result<Data, any Error>) async throws -> String? {
    let loader = ImageLoader(source: Source(result: result))
    let page = PhotoPageView(
      photo: ImageReference(url: Self.url),
      imageLoader: loader,
      strings: Strings(.english)
    )
    let screen = Screen {
      let root = UIViewController()
      page.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      root.view.addSubview(page)
      return root
    }
    screen.work = [{ await loader.waitUntilIdle() }]
    page.load()
    await screen.settle()
    _ = try screen.view("list.message.title")
    return (try screen.view("list.message") as? UILabel)?.text
  }

  /// A PNG whose header specifies a number of pixels; it has no data.
  private func claim(_ width: UInt32, _ height: UInt32) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for side in [width, height] {
      bytes += stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return Data(bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func eachErrorHasAMessage() async throws {
    let strings = Strings(.english)
    let whole = try require(UIImage(systemName: "photo")?.pngData())
    let cases: [(Result<Data, any Error>, String)] = [
      (.failure(ImageLoadingError.missing(Self.url)), strings.photoMissing),
      (.failure(ImageLoadingError.tooLarge(Self.url)), strings.photoTooLarge),
      (.success(Data("<html>not found</html>".utf8)), strings.photoBroken),
      (.success(Data()), strings.photoBroken),
      (.success(whole.prefix(whole.count / 2)), strings.photoBroken),
      (.success(Data(whole.reversed())), strings.photoBroken),
      (.success(claim(100_000, 100_000)), strings.photoBroken),
      (.success(claim(0, 4)), strings.photoBroken),
      (.failure(CocoaError(.fileReadUnknown)), strings.checkConnection),
    ]
    for (result, words) in cases {
      try await expect(message(result), equals: words)
    }
  }
}
