import DemoArtwork
public import Foundation
public import Foundations
public import SocialModel

/// The bytes of all images, films and sounds of the app: demo images are painted, all others come
/// from the provider.
public struct ImageSource: ImageDataSource {
  let provider: any MediaProvider

  /// Makes a source over a provider.
  public nonisolated init(_ provider: any MediaProvider) {
    self.provider = provider
  }

  /// The bytes of an image.
  public nonisolated func data(for url: URL) async throws -> Data {
    if url.scheme == DemoPainter.scheme { return try DemoPainter.pngData(for: url) }
    return try await translatingErrors(of: url) { try await provider.data(for: url) }
  }

  /// Bytes of a film or sound.
  public nonisolated func part(
    of url: URL,
    in range: Range<Int>
  ) async throws -> (bytes: Data, total: Int) {
    let part = try await translatingErrors(of: url) { try await provider.part(of: url, in: range) }
    return (part.bytes.dropFirst(max(0, range.lowerBound - part.offset)), part.total)
  }

  private nonisolated(nonsending) func translatingErrors<Value>(
    of url: URL,
    _ load: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    do {
      return try await load()
    } catch let error as ProviderError {
      if let known = Self.reason(error, url) { throw known }
      throw error
    }
  }

  /// The error in the terms of views.
  private nonisolated static func reason(_ error: ProviderError, _ url: URL) -> ImageLoadingError? {
    switch error {
    case .httpStatus(_, 404), .httpStatus(_, 410), .fileNotFound: .missing(url)
    case .responseTooLarge, .fileTooLarge: .tooLarge(url)
    case .notAnImage: .notAnImage(url)
    default: nil
    }
  }
}
