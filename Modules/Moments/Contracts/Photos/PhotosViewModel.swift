public import Foundation
public import ListModel

/// The photos of a moment, one at a time, in full screen.
@MainActor
public protocol PhotosViewModel: ScreenViewModel {
  /// The photos, in order; never empty.
  var photos: [ImageReference] { get }

  /// The current photo: an index into ``photos``.
  var index: Observable<Int> { get }

  /// Called when the reader closes the screen.
  var onClose: (() -> Void)? { get set }

  /// The reader moved to a photo; an index out of range is ignored.
  func turn(to index: Int)

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Whether photos can be saved and copied.
  var canExport: Bool { get }

  /// Saves the current photo as a file; a message reports the path, or the failure.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func save() -> Task<Void, Never>

  /// Copies the current photo to the pasteboard, as it came from the server; a message confirms it.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func copy() -> Task<Void, Never>

  /// Opens the photo, film or sound outside of the app.
  func openInBrowser()

  /// Opens the moment that the photos belong to.
  func openMoment()

  /// Closes the screen.
  func close()
}

extension PhotosViewModel {
  /// The current photo.
  public var photo: ImageReference { photos[index.value] }

  /// The URL of the original: the film, not its poster.
  public var wholeURL: URL { photo.media?.url ?? photo.url }

  /// Whether it has a web URL, which a browser can open.
  public var canOpenInBrowser: Bool {
    ["http", "https"].contains(wholeURL.scheme?.lowercased())
  }

  /// Whether the current item can be copied to the pasteboard: only photos can.
  public var canCopy: Bool { canExport && photo.media == nil }
}
