public import Foundation
public import Foundations

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Images of the network, loaded with URLSession and kept in files.
///
/// ```swift
/// let loader = ImageLoader(source: URLImageSource())
/// ```
///
/// An address is loaded once and then read from its file, also without a network, until the least
/// recently used files are deleted for newer ones. No cookie is sent or stored.
public struct URLImageSource: ImageDataSource {
  /// A folder in the caches of the user that is named after the program.
  public static var defaultFolder: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
      .appendingPathComponent("images", isDirectory: true)
  }

  private let session: URLSession
  private let files: ImageFiles?
  private let largestImage: Int

  /// Makes a source; nothing is read or loaded yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files, which is made when the first is written; `nil` to keep
  ///     none. It MUST have no other content.
  ///   - diskLimit: The largest number of bytes of all files.
  ///   - largestImage: The largest number of bytes of an image: a larger one is refused when it is
  ///     loaded.
  public init(
    folder: URL? = URLImageSource.defaultFolder,
    diskLimit: Int = 200_000_000,
    largestImage: Int = 32_000_000
  ) {
    self.init(
      folder: folder,
      diskLimit: diskLimit,
      largestImage: largestImage,
      configuration: .ephemeral
    )
  }

  /// Makes a source over a session with a configuration, such as that of a test.
  init(
    folder: URL?,
    diskLimit: Int = 200_000_000,
    largestImage: Int = 32_000_000,
    configuration: URLSessionConfiguration
  ) {
    // The files are the cache.
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration)
    files = folder.map { ImageFiles(folder: $0, limit: diskLimit) }
    self.largestImage = largestImage
  }

  /// Returns the bytes of an image: those of its file, or else of the network.
  ///
  /// - Throws: `ImageLoadingError` for an image that is missing or too large, `URLError` for other
  ///   failures and for addresses that are not of the web, `CancellationError`.
  public func data(for url: URL) async throws -> Data {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw URLError(.unsupportedURL)
    }
    if let data = await files?.data(for: url) { return data }
    let (data, response) = try await session.data(from: url)
    try Task.checkCancellation()
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200: break
    case 404, 410: throw ImageLoadingError.missing(url)
    default: throw URLError(.badServerResponse)
    }
    guard data.count <= largestImage else { throw ImageLoadingError.tooLarge(url) }
    await files?.save(data, for: url)
    return data
  }
}
