public import Foundation
public import MastodonAPI
import SocialModel

extension HTTPTransport {
  /// The bytes at an address.
  ///
  /// - Parameters:
  ///   - url: an http or https address.
  ///   - limit: the largest size in bytes.
  /// - Returns: the body of a successful response.
  /// - Throws: `ProviderError`, or `CancellationError` when the calling task is cancelled.
  public func body(of url: URL, limit: Int) async throws -> Data {
    let address = url.absoluteString
    do {
      let response = try await get(url, limit: limit)
      guard (200..<300).contains(response.status) else {
        throw ProviderError.httpStatus(url: address, code: response.status)
      }
      return response.body
    } catch let failure as HTTPFailure {
      throw ProviderError(failure, url: address)
    }
  }
}
