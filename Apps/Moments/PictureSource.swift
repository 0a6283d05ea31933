import DemoArtwork
import Foundation
import Foundations
import SocialModel

/// The bytes of all pictures of the app: demo art is painted, everything else comes from the provider.
struct PictureSource: ImageDataSource {
  let provider: (any MediaProvider)?

  nonisolated func data(for url: URL) async throws -> Data {
    if url.scheme == DemoPainter.scheme { return try DemoPainter.pngData(for: url) }
    guard let provider else {
      throw ProviderError.unsupportedURLScheme(
        scheme: url.scheme ?? "",
        url: url.absoluteString
      )
    }
    return try await provider.data(for: url)
  }
}
