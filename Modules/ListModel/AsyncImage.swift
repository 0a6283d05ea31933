public import Foundation

/// An image that a view model loads, without a view: it publishes whether it is loading, loaded or
/// failed.
///
/// For the images of rows with a life of their own, which a test of the view model sees:
///
/// ```swift
/// let image = AsyncImage { try await api.photo(id) }
/// image.load()
/// ```
///
/// A view shows it by `AsyncImageView.show(_:size:)`, which starts the load when the row comes, and
/// cancels it when the row goes. Loaded bytes are kept as long as the image is; rows of long lists
/// have the address of their image instead.
@MainActor
public final class AsyncImage {
  /// What became of the image.
  public enum State: Hashable, Sendable {
    /// Not requested.
    case idle
    /// Being loaded.
    case loading
    /// The encoded bytes: PNG, JPEG or WebP.
    case loaded(Data)
    /// Could not be loaded; ``AsyncImage/load()`` tries again.
    case failed
  }

  /// What became of the image.
  public var state: Observable<State> { source }

  /// Distinguishes the image from all others, also from those that are gone.
  package let number: Int

  private static var lastNumber = 0
  private let source = MutableObservable(State.idle)
  private let data: @MainActor () async throws -> Data
  private var task: Task<Void, Never>?

  /// Makes an image without loading it.
  ///
  /// - Parameter data: Loads the encoded bytes.
  public init(_ data: @escaping @MainActor () async throws -> Data) {
    self.data = data
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  deinit {
    task?.cancel()
  }

  /// Loads the image, unless it is loading or loaded.
  public func load() {
    guard source.value == .idle || source.value == .failed else { return }
    source.value = .loading
    task = Task { [data, weak self] in
      let loaded = try? await data()
      guard !Task.isCancelled else { return }
      self?.source.value = loaded.map(State.loaded) ?? .failed
    }
  }

  /// Stops loading; an image that is loaded or failed stays so.
  public func cancel() {
    guard source.value == .loading else { return }
    task?.cancel()
    source.value = .idle
  }
}
