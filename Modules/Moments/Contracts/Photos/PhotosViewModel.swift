public import Foundation
public import ListModel

/// The photos of a moment, one at a time, as large as the screen.
@MainActor
public protocol PhotosViewModel: AnyObject {
  /// What the screen says.
  var strings: Strings { get }

  /// The photos, in order; never empty.
  var photos: [ImageReference] { get }

  /// The photo that is shown: an index into ``photos``.
  var index: Observable<Int> { get }

  /// Leads to where the reader wants to go.
  var onRoute: ((Route) -> Void)? { get set }

  /// Called when the reader has seen enough.
  var onClose: (() -> Void)? { get set }

  /// The reader turned to a photo; an index beyond the photos is ignored.
  func turn(to index: Int)

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Whether photos can be saved and copied.
  var canExport: Bool { get }

  /// Saves the photo that is shown as a file, and says where, or why not.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func save() -> Task<Void, Never>

  /// Puts the photo that is shown on the pasteboard, as it came from the server, and says so.
  ///
  /// - Returns: The work. Letting go of it does not cancel it.
  @discardableResult
  func copy() -> Task<Void, Never>

  /// The reader wants to see the photo, or play the film or the sound, outside of the app.
  func openInBrowser()

  /// The reader wants to see the moment that the photos belong to.
  func openMoment()

  /// The reader has seen enough.
  func close()
}

extension PhotosViewModel {
  /// The photo that is shown.
  public var photo: ImageReference { photos[index.value] }

  /// Where the whole of it is: the film, and not its poster.
  public var wholeURL: URL { photo.media?.url ?? photo.url }

  /// Whether it is on the web, where a browser finds it.
  public var canOpenInBrowser: Bool {
    ["http", "https"].contains(wholeURL.scheme?.lowercased())
  }

  /// Whether what is shown can be put on the pasteboard: photos can.
  public var canCopy: Bool { canExport && photo.media == nil }
}
