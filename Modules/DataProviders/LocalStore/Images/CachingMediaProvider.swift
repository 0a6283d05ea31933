public import Foundation
public import SocialModel

/// Brings images of the network from this machine where they were loaded before.
///
/// What is no address of the network, such as a file of a draft, is asked of the wrapped provider
/// each time.
public struct CachingMediaProvider: MediaProvider {
  private let provider: any MediaProvider
  private let cache: ImageCache

  /// Puts a cache in front of a provider.
  ///
  /// - Parameters:
  ///   - provider: Brings what the cache does not have.
  ///   - cache: Keeps what it brings.
  public init(wrapping provider: any MediaProvider, cache: ImageCache) {
    self.provider = provider
    self.cache = cache
  }

  /// The bytes of the image at the address.
  ///
  /// - Throws: What the wrapped provider throws; nothing is kept then.
  public func data(for url: URL) async throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      return try await provider.data(for: url)
    }
    if let kept = await cache.data(for: url) { return kept }
    let data = try await provider.data(for: url)
    await cache.keep(data, for: url)
    return data
  }
}
