import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Prepares the photos of a draft, and stores them at the provider.
@MainActor
final class DraftPhotos {
  private let written: WrittenDraft
  private let provider: any ComposeProvider
  /// Reads the bytes of photos that are stored already.
  private let media: (any MediaProvider)?
  private let prepare: PhotoPreparing
  private let output: ScreenOutput
  private let failures: FailureText
  /// Photos that arrived before the sheet had opened.
  private var early: [PickedPhoto] = []

  init(
    of written: WrittenDraft,
    provider: any ComposeProvider,
    media: (any MediaProvider)?,
    prepare: @escaping PhotoPreparing,
    output: ScreenOutput,
    in context: ScreenContext
  ) {
    self.written = written
    self.provider = provider
    self.media = media
    self.prepare = prepare
    self.output = output
    failures = context.failures
  }

  private var strings: Strings { failures.strings }

  // MARK: Adding

  /// Adds as many photos as there is room for in what the sheet shows.
  func add(_ photos: [PickedPhoto], beside shown: ComposerContent) -> Task<Void, Never> {
    if !written.isClosed, written.phase.value == .loading {
      // They were dropped on a window while the sheet was opening.
      early += photos
    }
    guard written.isWriting else { return Task {} }
    guard shown.poll == nil else {
      show(strings.composerPollExcludesPhotos, .information)
      return Task {}
    }
    guard shown.quoted == nil else {
      show(strings.composerQuoteExcludes, .information)
      return Task {}
    }
    if photos.count > shown.roomForPhotos {
      show(strings.composerTooManyPhotos(written.limits.attachments), .information)
    }
    let added = photos.prefix(shown.roomForPhotos)
    let ids = written.addPhotos(added.count)
    return Task {
      // One after the other: photos of a camera are large.
      for (photo, id) in zip(added, ids) { await add(photo, as: id) }
    }
  }

  /// Adds the photos that arrived before the sheet had opened.
  func addEarly(beside shown: ComposerContent) {
    guard !early.isEmpty else { return }
    _ = add(early, beside: shown)
    early = []
  }

  private func add(_ photo: PickedPhoto, as id: String) async {
    // The reader may have removed it meanwhile.
    guard written.photo(id) != nil else { return }
    do {
      let media = try await store(prepared(photo))
      written.changePhoto(id) { $0.media = media }
    } catch {
      guard !written.isClosed, written.photo(id) != nil else { return }
      written.removePhoto(id)
      show(strings.composerPhotoFailed(reason(error)))
    }
  }

  private func prepared(_ photo: PickedPhoto) async throws -> PickedPhoto {
    do {
      return try await prepare(photo, PhotoLimits(written.limits))
    } catch {
      throw error as? PhotoProblem ?? .notAnImage
    }
  }

  private func store(_ photo: PickedPhoto) async throws -> DraftMedia {
    try await provider.addMedia(
      photo.data,
      type: photo.type,
      pixelSize: photo.pixelSize
    )
  }

  // MARK: Cropping

  /// Chooses the crop of a photo, and prepares it.
  func setCrop(_ crop: PhotoCrop, of id: String) -> Task<Void, Never> {
    guard written.isWriting, let photo = written.photo(id), !photo.isPreparing,
      let media = photo.media, media.canBeCropped, crop != photo.photo.crop
    else { return Task {} }
    output.track("crop", "")
    guard !crop.isWhole else {
      // The whole photo is stored already.
      written.changePhoto(id) { $0.media = media.replaced(by: media.whole, .whole) }
      return Task {}
    }
    written.changePhoto(id) { $0.isCropping = true }
    return Task {
      do {
        let part = try await part(crop, of: media.whole)
        // The alternative text may have changed meanwhile; the current one is used.
        written.changePhoto(id) { $0.media = $0.media?.replaced(by: part, crop) }
      } catch {
        if !written.isClosed { show(strings.composerCropFailed(reason(error))) }
      }
      written.changePhoto(id) { $0.isCropping = false }
    }
  }

  private func part(_ crop: PhotoCrop, of whole: DraftMedia) async throws -> DraftMedia {
    guard let media else { throw PhotoProblem.unreadable }
    let data = try await media.data(for: whole.url)
    let cropped = PickedPhoto(data: data, type: whole.type, crop: crop)
    var part = try await store(try await prepare(cropped, PhotoLimits(written.limits)))
    part.setCrop(crop, of: whole)
    return part
  }

  // MARK: Messages

  /// Why a photo could not be added or cropped.
  private func reason(_ error: any Error) -> String {
    (error as? PhotoProblem).map(strings.composerPhotoProblem) ?? failures.message(error)
  }

  private func show(_ text: String, _ kind: UserMessage.Kind = .failure) {
    output.messages.show(text, kind)
  }
}

extension PhotoLimits {
  /// The limits for a photo to be sent.
  fileprivate init(_ limits: PostLimits) {
    self.init(
      bytes: limits.imageBytes,
      types: limits.mediaTypes.filter { $0.hasPrefix("image/") }
    )
  }
}

extension FocalPoint {
  /// The point rounded to a hundredth, the precision that servers store.
  var rounded: FocalPoint {
    FocalPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}

extension DraftMedia {
  /// The photo as a crop of this one, or as a whole again, with the same alternative text and the
  /// same focal point.
  fileprivate func replaced(by part: DraftMedia, _ crop: PhotoCrop) -> DraftMedia {
    var media = part
    media.altText = altText
    media.focalPoint = crop.inside((self.crop ?? .whole).outside(focalPoint)).rounded
    return media
  }
}
