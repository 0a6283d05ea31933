public import ListModel
public import MomentsContracts

/// Photos that are there at once; what the reader asks for is noted.
@MainActor
public final class DemoPhotosViewModel: PhotosViewModel {
  /// What the screen says.
  public let strings: Strings
  /// The photos, in order.
  public let photos: [ImageReference]
  /// The photo that is shown.
  public var index: Observable<Int> { indexSource }
  /// Never called.
  public var onRoute: ((Route) -> Void)?
  /// Called when the reader has seen enough.
  public var onClose: (() -> Void)?
  /// What the reader asked for, in order.
  public private(set) var intents: [String] = []

  /// What the reader is told.
  public let message: Observable<UserMessage?>
  /// Whether photos can be saved and copied.
  public let canExport: Bool

  private let indexSource: MutableObservable<Int>

  /// Makes a view model of photos, of which there is one at least.
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

  /// Turns, and notes it.
  public func turn(to index: Int) {
    guard photos.indices.contains(index) else { return }
    intents.append("turn \(index)")
    indexSource.setIfChanged(index)
  }

  /// Notes it.
  public func save() -> Task<Void, Never> {
    intents.append("save")
    return Task {}
  }

  /// Notes it.
  public func copy() -> Task<Void, Never> {
    intents.append("copy")
    return Task {}
  }

  /// Notes it.
  public func openInBrowser() { intents.append("browser") }

  /// Notes it.
  public func openMoment() { intents.append("moment") }

  /// Notes it.
  public func close() {
    intents.append("close")
    onClose?()
  }
}
