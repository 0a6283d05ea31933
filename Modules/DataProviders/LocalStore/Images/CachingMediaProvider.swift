public import Foundation
public import SocialModel

/// Returns images of the network from this machine if they were loaded before.
///
/// Addresses outside of the network, such as a file of a draft, are passed to the wrapped provider
/// each time.
public struct CachingMediaProvider: MediaProvider {
  private let provider: any MediaProvider
  private let cache: ImageCache

  /// Puts a cache in front of a provider.
  ///
  /// - Parameters:
  ///   - provider: Loads what the cache does not have.
  ///   - cache: Stores what was loaded.
  public init(wrapping provider: any MediaProvider, cache: ImageCache) {
    self.provider = provider
    self.cache = cache
  }

  /// The bytes of the image at the address.
  ///
  /// - Throws: Errors of the wrapped provider; nothing is stored then.
  public func data(for url: URL) async throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      return try await provider.data(for: url)
    }
    if let stored = await cache.data(for: url) { return stored }
    let data = try await provider.data(for: url)
    await cache.save(data, for: url)
    return data
  }
}
