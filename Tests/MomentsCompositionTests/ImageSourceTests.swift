import Expectations
import Foundation
import Foundations
import MomentsComposition
import SocialModel
import Testing

/// Errors of images, in the terms of views.
@Suite struct ImageSourceTests {
  private struct Provider: MediaProvider {
    let error: ProviderError
    func data(for url: URL) async throws -> Data { throw error }
  }

  private static let url = URL(fileURLWithPath: "/photo.jpg")

  private func error(_ error: ProviderError) async -> (any Error)? {
    do {
      _ = try await ImageSource(Provider(error: error)).data(for: Self.url)
      return nil
    } catch {
      return error
    }
  }

  @Test func errorsAreMappedForViews() async {
    let url = Self.url.absoluteString
    let known: [(ProviderError, ImageLoadingError)] = [
      (.httpStatus(url: url, code: 404), .missing(Self.url)),
      (.httpStatus(url: url, code: 410), .missing(Self.url)),
      (.fileNotFound(path: "/photo.jpg"), .missing(Self.url)),
      (.responseTooLarge(url: url, limit: 1), .tooLarge(Self.url)),
      (.notAnImage(url: url), .notAnImage(Self.url)),
    ]
    for (given, expected) in known {
      await expect(error(given) as? ImageLoadingError, equals: expected)
    }
    let offline = ProviderError.network(url: url, reason: .offline)
    await expect(error(offline) as? ProviderError, equals: offline)
  }
}
