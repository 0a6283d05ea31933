import DemoArtwork
public import Foundation
public import Foundations
public import MomentsLanguage

/// The environment that a component is made for.
public struct GalleryEnvironment {
  /// The configuration of configurable components.
  public enum Config: String, CaseIterable, Sendable {
    /// The app's configuration.
    case standard
    /// With other colors, corners and spacings.
    case custom
  }

  /// The language of all texts.
  public var language: AppLanguage
  /// The width of components, in points.
  public var width: CGFloat
  /// The configuration of configurable components.
  public var config: Config
  /// Loads the painted images.
  public let imageLoader: ImageLoader

  /// Makes an environment.
  public init(
    language: AppLanguage = .english,
    width: CGFloat = 390,
    config: Config = .standard,
    imageLoader: ImageLoader = ImageLoader(source: PaintedImages())
  ) {
    self.language = language
    self.width = width
    self.config = config
    self.imageLoader = imageLoader
  }

  /// The texts of components.
  var strings: Strings { Strings(language) }
}

/// Paints images of the demo immediately.
public nonisolated struct PaintedImages: ImageDataSource {
  /// Makes a source.
  public init() {}

  /// Paints an image.
  public func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }
}

/// Images that never load.
nonisolated struct SlowImages: ImageDataSource {
  func data(for url: URL) async throws -> Data {
    try await Task.sleep(for: .seconds(1_000_000))
    throw CocoaError(.fileReadUnknown)
  }
}
