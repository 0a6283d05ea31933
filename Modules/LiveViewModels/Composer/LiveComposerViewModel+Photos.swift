import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// Adds as many photos as there is room for.
  @discardableResult
  public func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never> {
    guard !isOver else { return Task {} }
    if phaseSource.value == .loading {
      // They were dropped on a window while the sheet was opening.
      early += photos
      return Task {}
    }
    guard phaseSource.value == .writing else { return Task {} }
    guard poll == nil else {
      showMessage(strings.composerPollExcludesPhotos, .information)
      return Task {}
    }
    guard shownQuote == nil else {
      showMessage(strings.composerQuoteExcludes, .information)
      return Task {}
    }
    let room = max(0, limits.attachments - tiles.count)
    if photos.count > room {
      showMessage(strings.composerTooManyPhotos(limits.attachments), .information)
    }
    let added = photos.prefix(room).map { photo in
      tileCount += 1
      return (photo, ComposerTile(id: "photo-\(tileCount)"))
    }
    pages[partIndex].tiles += added.map(\.1)
    publish()
    return Task {
      // One after the other: photos of a camera are large.
      for (photo, tile) in added { await add(photo, as: tile.id) }
    }
  }

  private func add(_ photo: PickedPhoto, as id: String) async {
    // The reader may have removed it meanwhile.
    guard isOpen(id) else { return }
    do {
      let ready: PickedPhoto
      do {
        ready = try await prepare(photo, photoLimits)
      } catch {
        let problem = error as? PhotoProblem ?? .notAnImage
        return lose(id, strings.composerPhotoProblem(problem))
      }
      let media = try await provider.addMedia(
        ready.data,
        type: ready.type,
        pixelSize: ready.pixelSize.flatMap {
          PixelSize(width: $0.width, height: $0.height)
        }
      )
      guard !isOver else { return }
      changeTile(id) { $0.media = media }
    } catch {
      lose(id, failures.message(error))
    }
  }

  private func lose(_ id: String, _ reason: String) {
    guard !isOver, isOpen(id) else { return }
    for page in pages.indices { pages[page].tiles.removeAll { $0.id == id } }
    showMessage(strings.composerPhotoFailed(reason))
    publish()
  }

  /// Shows that no photos could be read from the source that the reader chose.
  public func photosFailed(_ reason: String) {
    showMessage(strings.composerPhotoFailed(reason))
  }

  /// Removes a photo.
  public func removePhoto(_ id: String) {
    guard phaseSource.value == .writing else { return }
    pages[partIndex].tiles.removeAll { $0.id == id }
    takeTiles()
  }

  /// Moves the photo at one index to another.
  public func movePhoto(from source: Int, to target: Int) {
    guard phaseSource.value == .writing, tiles.indices.contains(source),
      tiles.indices.contains(target)
    else { return }
    let tile = pages[partIndex].tiles.remove(at: source)
    pages[partIndex].tiles.insert(tile, at: target)
    takeTiles()
  }

  /// Sets the alternative text of a photo, cut to the allowed length.
  public func setAltText(_ text: String, of photo: String) {
    guard phaseSource.value == .writing else { return }
    changeTile(photo) { [limits] in $0.media?.altText = limits.fitting(altText: text) }
  }

  /// Sets the focal point of a photo, rounded to a hundredth, the precision that servers store.
  public func setFocalPoint(_ point: ImageReference.FocalPoint, of photo: String) {
    guard phaseSource.value == .writing else { return }
    let focus = FocalPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    changeTile(photo) { $0.media?.focalPoint = focus }
  }

  /// Changes a photo in any part: the reader may have moved to another part meanwhile.
  func changeTile(_ id: String, _ body: (inout ComposerTile) -> Void) {
    for page in pages.indices {
      guard let tile = pages[page].tiles.firstIndex(where: { $0.id == id }) else { continue }
      body(&pages[page].tiles[tile])
    }
    takeTiles()
  }

  private func isOpen(_ tile: String) -> Bool {
    pages.contains { $0.tiles.contains { $0.id == tile } }
  }

  /// Sets the photos of the draft to those that are ready.
  private func takeTiles() {
    let media = pages.map { $0.tiles.compactMap(\.media) }
    change { draft in
      draft.parts = zip(draft.parts, media).map { part, media in
        var part = part
        part.media = media
        return part
      }
    }
  }
}
