public import Foundation
public import SocialModel

/// Returns images, films and sounds of the network from this machine if they were loaded before.
///
/// Films have a cache of their own, so that one of them does not displace all images. Addresses
/// outside of the network, such as a file of a draft, are passed to the wrapped provider each time.
public struct CachingMediaProvider: MediaProvider {
  private let provider: any MediaProvider
  private let images: MediaCache
  private let films: MediaCache
  private let downloads = FilmDownloads()

  /// The size of the parts of films that are loaded and stored, in bytes.
  static let blockSize = 512 << 10

  /// Puts caches in front of a provider.
  ///
  /// - Parameters:
  ///   - provider: Loads what the caches do not have.
  ///   - images: Stores images that were loaded.
  ///   - films: Stores parts of films and sounds that were loaded.
  public init(wrapping provider: any MediaProvider, images: MediaCache, films: MediaCache) {
    self.provider = provider
    self.images = images
    self.films = films
  }

  private func isOfNetwork(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased())
  }

  /// The bytes of the image at the address.
  ///
  /// - Throws: Errors of the wrapped provider; nothing is stored then.
  public func data(for url: URL) async throws -> Data {
    guard isOfNetwork(url) else { return try await provider.data(for: url) }
    if let stored = await images.data(for: url) { return stored }
    let data = try await provider.data(for: url)
    await images.saveSoon(data, for: url)
    return data
  }

  /// A part of a film or sound, of blocks that are loaded once.
  ///
  /// - Throws: Errors of the wrapped provider; nothing is stored then.
  public func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
    guard isOfNetwork(url), !range.isEmpty else {
      return try await provider.response(for: url, in: range)
    }
    let first = range.lowerBound / Self.blockSize
    var part = try await block(first, of: url)
    for number in (first + 1)..<max(first + 1, (range.upperBound - 1) / Self.blockSize + 1) {
      guard part.offset + part.bytes.count < part.total else { break }
      part.bytes.append(try await block(number, of: url).bytes)
    }
    return .part(part)
  }

  /// A block of a film: all of its bytes, from the cache or from the provider.
  private func block(_ number: Int, of url: URL) async throws -> MediaPart {
    if let part = await stored(number, of: url) { return part }
    if let download = downloads[url] {
      do {
        if let part = try await download.block(number) { return part }
      } catch is CancellationError where !Task.isCancelled {
        // It ended because its last reader left.
      }
      if let part = await stored(number, of: url) { return part }
      // It was deleted again to make room: only from the start can it be had again.
      await download.stop()
    }
    let start = number * Self.blockSize
    let range = start..<start + Self.blockSize
    let part: MediaPart
    switch try await provider.response(for: url, in: range) {
    case .part(let response): part = response
    case .whole(let stream): return try await block(number, of: url, from: stream)
    }
    guard let bytes = part.bytes(in: range) else {
      throw ProviderError.unexpectedResponse(url: url.absoluteString, found: "too few bytes")
    }
    // A source without ranges sends more than was requested.
    let end = part.offset + part.bytes.count
    for number in part.offset / Self.blockSize..<end / Self.blockSize + 1 {
      let start = number * Self.blockSize
      let range = start..<start + Self.blockSize
      guard let bytes = part.bytes(in: range), !bytes.isEmpty else { continue }
      let block = MediaPart(bytes: bytes, offset: start, total: part.total)
      await films.saveSoon(block.stored, for: Self.address(of: number, of: url))
    }
    return MediaPart(bytes: bytes, offset: min(start, part.total), total: part.total)
  }

  private func stored(_ number: Int, of url: URL) async -> MediaPart? {
    await films.data(for: Self.address(of: number, of: url))
      .flatMap { MediaPart(stored: $0, offset: number * Self.blockSize) }
  }

  /// A block of a film whose server sends no parts: the film is read into the cache as it arrives.
  private func block(
    _ number: Int,
    of url: URL,
    from stream: MediaStream
  ) async throws -> MediaPart {
    let (films, downloads) = (films, downloads)
    let download = downloads.begin(url) {
      FilmDownload(
        stream,
        address: url.absoluteString,
        blockSize: Self.blockSize,
        // A larger one would displace its own beginning.
        limit: films.limit / 10 * 9,
        store: { part in
          let number = part.offset / Self.blockSize
          await films.save(part.stored, for: Self.address(of: number, of: url))
        },
        onEnd: { downloads.end(url) }
      )
    }
    await download.start()
    if let part = try await download.block(number) { return part }
    if let part = await stored(number, of: url) { return part }
    throw ProviderError.unexpectedResponse(url: url.absoluteString, found: "too few bytes")
  }

  /// The address of a block in the cache, which no page has: fragments are not sent to servers.
  private static func address(of block: Int, of url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    parts.fragment = "block-\(block)"
    return parts.url ?? url
  }
}

extension MediaPart {
  /// The size of the whole in eight bytes, and the bytes of the part.
  fileprivate var stored: Data {
    withUnsafeBytes(of: UInt64(total).littleEndian) { Data($0) } + bytes
  }

  /// Reads a stored part; nil if it is not one.
  fileprivate init?(stored: Data, offset: Int) {
    guard stored.count >= 8 else { return nil }
    let total = stored.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let total = Int(exactly: total) else { return nil }
    self.init(bytes: stored.dropFirst(8), offset: offset, total: total)
  }
}
