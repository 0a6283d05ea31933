public import ListModel
public import MomentsContracts
import MomentsLanguage

/// The photos of a moment; all of them are known when it is made.
@MainActor
public final class LivePhotosViewModel: LiveScreen, PhotosViewModel {
  /// The photos, in order.
  public let photos: [ImageReference]
  /// The photo that is shown.
  public var index: Observable<Int> { indexSource }
  /// Called when the reader has seen enough.
  public var onClose: (() -> Void)?

  /// Whether photos can be saved and copied.
  public var canExport: Bool { export != nil }

  private let post: ListItemID
  private let export: PhotoExport?
  private let indexSource: MutableObservable<Int>

  /// Makes a view model; `nil` without photos.
  ///
  /// - Parameters:
  ///   - photos: The photos, in order.
  ///   - index: The photo to begin with; clamped to the range of the photos.
  ///   - post: The post that they belong to.
  ///   - export: Saves and copies photos; `nil` where that is not possible.
  ///   - context: The surroundings of the screen.
  public init?(
    photos: [ImageReference],
    index: Int,
    of post: ListItemID,
    export: PhotoExport? = nil,
    in context: ScreenContext
  ) {
    guard !photos.isEmpty else { return nil }
    self.photos = photos.worded(context.strings)
    self.post = post
    self.export = export
    indexSource = MutableObservable(min(max(index, 0), photos.count - 1))
    super.init(named: "photos", in: context)
    screenDidAppear()
  }

  /// Notes that the reader turned to a photo.
  public func turn(to index: Int) {
    guard photos.indices.contains(index) else { return }
    indexSource.setIfChanged(index)
  }

  /// Saves the photo that is shown, and shows where, or why not.
  public func save() -> Task<Void, Never> {
    let (url, isMedia) = (wholeURL, photo.media != nil)
    return perform("save", failure: isMedia ? strings.mediaNotSaved : strings.photoNotSaved) {
      [strings] export in strings.photoSaved(try await export.save(url))
    }
  }

  /// Copies the photo that is shown to the pasteboard, and shows the result.
  public func copy() -> Task<Void, Never> {
    guard canCopy else { return Task {} }
    let url = photo.url
    return perform("copy", failure: strings.photoNotCopied) { [strings] export in
      try await export.copy(url)
      return strings.photoCopied
    }
  }

  private func perform(
    _ name: String,
    failure: String,
    _ work: @escaping @MainActor (PhotoExport) async throws -> String
  ) -> Task<Void, Never> {
    guard let export else { return Task {} }
    track(name)
    return Task { [weak self] in
      do {
        let text = try await work(export)
        self?.messages.show(text, .information)
      } catch let error as PhotoExport.FileError {
        guard let self else { return }
        let reason = error.reason.map { "\u{2068}\($0)\u{2069}" } ?? strings.photoFileRefused
        messages.show("\(failure) \(reason)", .failure)
      } catch {
        guard let self else { return }
        messages.show("\(failure) \(failures.message(error))", .failure)
      }
    }
  }

  /// Opens the photo itself on the web.
  public func openInBrowser() {
    if canOpenInBrowser { onRoute?(.link(wholeURL)) }
  }

  /// Leads to the moment.
  public func openMoment() {
    track("open-moment", post.description)
    onRoute?(.moment(post))
  }

  /// Closes the photos.
  public func close() { onClose?() }
}
