import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// Loads images of the network.
nonisolated enum ImageDownload {
  /// The largest number of bytes of an image.
  private static let limit = 64 << 20

  /// The bytes at an http or https address.
  ///
  /// - Throws: `ProviderError` or `CancellationError`.
  static func data(for url: URL, over transport: any HTTPTransport) async throws -> Data {
    let answer: HTTPResponse
    do {
      answer = try await transport.get(url, limit: limit)
    } catch let failure as HTTPFailure {
      throw ProviderError(failure, url: url.absoluteString)
    }
    guard (200..<300).contains(answer.status) else {
      throw ProviderError.httpStatus(url: url.absoluteString, code: answer.status)
    }
    return answer.body
  }
}
