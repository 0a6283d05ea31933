public import ListModel
public import MomentsContracts

/// The photos of a moment, of which everything is known already.
@MainActor
public final class LivePhotosViewModel: PhotosViewModel {
  /// What the screen says.
  public let strings: Strings
  /// The photos, in order.
  public let photos: [ImageReference]
  /// The photo that is shown.
  public var index: Observable<Int> { indexSource }
  /// Leads to a photo's page.
  public var onRoute: ((Route) -> Void)?
  /// Called when the reader has seen enough.
  public var onClose: (() -> Void)?

  private let indexSource: MutableObservable<Int>
  private let tracker: (any Tracker)?

  /// Makes a view model; `nil` without photos.
  ///
  /// - Parameters:
  ///   - photos: The photos, in order.
  ///   - index: The one to begin with; brought into the range of the photos.
  ///   - language: The language of what the screen says.
  ///   - tracker: Where screen views are counted, if anywhere.
  public init?(
    photos: [ImageReference],
    index: Int,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    guard !photos.isEmpty else { return nil }
    strings = Strings(language)
    self.photos = photos
    self.tracker = tracker
    indexSource = MutableObservable(min(max(index, 0), photos.count - 1))
    tracker?.track(.screenView(screen: "photos"))
  }

  /// The reader turned to a photo.
  public func turn(to index: Int) {
    guard photos.indices.contains(index) else { return }
    indexSource.setIfChanged(index)
  }

  /// Leads to the photo itself, on the web.
  public func openInBrowser() {
    if canOpenInBrowser { onRoute?(.link(photo.url)) }
  }

  /// The reader has seen enough.
  public func close() { onClose?() }
}
