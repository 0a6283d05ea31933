import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The photos on the wall, with the text of their authors.
@MainActor
final class WallPhotos {
  private final class Photo {
    let row: PhotoRow
    let caption: MutableObservable<PhotoRow.Caption>

    init(row: PhotoRow, caption: MutableObservable<PhotoRow.Caption>) {
      self.row = row
      self.caption = caption
    }
  }

  /// Called when the reader opens a moment, named by its post.
  var open: @MainActor (_ postID: String) -> Void = { _ in }
  /// Called when the reader opens the photos of a moment.
  var openPhotos:
    @MainActor (_ photos: [ImageReference], _ moment: Moment.ID, _ postID: String) -> Void = {
      _,
      _,
      _ in
    }

  private let strings: Strings
  private let days: DayText
  private var photos: [Moment.ID: Photo] = [:]
  /// The longest text; a row has three lines for it.
  private static let textLimit = 300

  init(strings: Strings, days: DayText) {
    self.strings = strings
    self.days = days
  }

  /// The row of a moment: the existing one, or a new one; `nil` where there is no photo, or where a
  /// warning or a filter covers it.
  func row(of moment: Moment, now: Date) -> PhotoRow? {
    guard !moment.isSensitive, moment.contentWarning?.isEmpty ?? true,
      moment.verdict(in: .public, at: now) == .show,
      case let images = moment.images.filter({ !$0.isRow }).worded(strings),
      let image = images.first
    else { return nil }
    let words = caption(of: moment)
    if let photo = photos[moment.id], photo.row.image == image {
      photo.caption.setIfChanged(words)
      return photo.row
    }
    let caption = MutableObservable(words)
    let (id, postID) = (moment.id, moment.postID)
    let row = PhotoRow(
      moment: moment.id,
      image: image,
      timeText: moment.createdAt.map(days.clock) ?? "",
      caption: caption,
      strings: strings,
      onPress: { [weak self] in self?.open(postID) },
      onOpenPhoto: { [weak self] in self?.openPhotos(images, id, postID) }
    )
    photos[moment.id] = Photo(row: row, caption: caption)
    return row
  }

  private func caption(of moment: Moment) -> PhotoRow.Caption {
    PhotoRow.Caption(
      title: moment.author.richName,
      text: moment.text.inOneLine(upTo: Self.textLimit)
    )
  }

  /// Forgets all other photos.
  func removeAll(except ids: Set<Moment.ID>) { photos = photos.filter { ids.contains($0.key) } }
}
