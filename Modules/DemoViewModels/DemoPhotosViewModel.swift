public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// Photos that are available immediately; the intents of the reader are recorded.
@MainActor
public final class DemoPhotosViewModel: PhotosViewModel {
  /// The texts of the screen.
  public let strings: Strings
  /// The photos, in order.
  public let photos: [ImageReference]
  /// The photo that is shown.
  public var index: Observable<Int> { indexSource }
  /// Never called.
  public var onRoute: (@MainActor (Route) -> Void)?
  /// Called when the reader closes the photos.
  public var onClose: (() -> Void)?
  /// The intents of the reader, in order.
  public private(set) var intents: [String] = []

  /// The message that is shown.
  public let message: Observable<UserMessage?>
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
    strings = Strings(language)
    self.photos = photos.worded(Strings(language))
    self.canExport = canExport
    self.message = Observable(message.map { UserMessage(id: 0, text: $0, kind: .information) })
    indexSource = MutableObservable(index)
  }

  /// Turns to a photo, and records the intent.
  public func turn(to index: Int) {
    guard photos.indices.contains(index) else { return }
    intents.append("turn \(index)")
    indexSource.setIfChanged(index)
  }

  /// Records the intent.
  public func save() -> Task<Void, Never> {
    intents.append("save")
    return Task {}
  }

  /// Records the intent.
  public func copy() -> Task<Void, Never> {
    intents.append("copy")
    return Task {}
  }

  /// Records the intent.
  public func openInBrowser() { intents.append("browser") }

  /// Records the intent.
  public func openMoment() { intents.append("moment") }

  /// Records the intent.
  public func close() {
    intents.append("close")
    onClose?()
  }
}
