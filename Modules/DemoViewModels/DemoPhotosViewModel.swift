public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// Photos that are available immediately; the intents of the reader are recorded.
@MainActor
public final class DemoPhotosViewModel: DemoScreen, PhotosViewModel {
  /// The photos, in order.
  public let photos: [ImageReference]
  /// The photo that is shown.
  public var index: Observable<Int> { indexSource }
  /// Called when the reader closes the photos.
  public var onClose: (() -> Void)?
  /// Whether photos can be saved and copied.
  public let canExport: Bool

  private let indexSource: MutableObservable<Int>

  /// Makes a view model of at least one photo.
  public init(
    _ photos: [ImageReference],
    index: Int = 0,
    message: String? = nil,
    canExport: Bool = true,
    language: AppLanguage
  ) {
    precondition(photos.indices.contains(index), "index (\(index)) beyond bounds")
    self.photos = photos.worded(Strings(language))
    self.canExport = canExport
    indexSource = MutableObservable(index)
    super.init(language: language)
    if let message { showMessage(message, .information) }
  }

  /// Turns to a photo, and records the intent.
  public func turn(to index: Int) {
    guard photos.indices.contains(index) else { return }
    note("turn \(index)")
    indexSource.setIfChanged(index)
  }

  /// Records the intent.
  public func save() -> Task<Void, Never> { note("save") }

  /// Records the intent.
  public func copy() -> Task<Void, Never> { note("copy") }

  /// Records the intent.
  public func openInBrowser() { note("browser") }

  /// Records the intent.
  public func openMoment() { note("moment") }

  /// Records the intent.
  public func close() {
    note("close")
    onClose?()
  }
}
