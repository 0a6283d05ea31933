import DemoArtwork
public import Foundation
public import Foundations
public import MomentsContracts

/// What a component of the gallery is made for.
public struct GalleryEnvironment {
  /// How components that have a configuration are configured.
  public enum Config: String, CaseIterable, Sendable {
    /// As the app does.
    case standard
    /// With other colors, corners and spacings.
    case custom
  }

  /// The language of everything that is said.
  public var language: AppLanguage
  /// How wide components are, in points.
  public var width: CGFloat
  /// How components that have a configuration are configured.
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

  /// What components say.
  var strings: Strings { Strings(language) }
}

/// Paints images of the demo at once.
public nonisolated struct PaintedImages: ImageDataSource {
  /// Makes a source.
  public init() {}

  /// Paints an image.
  public func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }
}

/// Images that never come.
nonisolated struct SlowImages: ImageDataSource {
  func data(for url: URL) async throws -> Data {
    try await Task.sleep(for: .seconds(1_000_000))
    throw CocoaError(.fileReadUnknown)
  }
}
