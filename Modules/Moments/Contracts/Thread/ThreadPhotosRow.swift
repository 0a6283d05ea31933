public import ListModel

/// The photos of a thread's moment.
public struct ThreadPhotosRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// All photos, in order.
  public var photos: [ImageReference]

  /// The accessibility label of a photo without a description.
  public var photoText: String

  /// Makes a row.
  public init(moment: ListItemID, photos: [ImageReference], photoText: String = "") {
    self.moment = moment
    self.photos = photos
    self.photoText = photoText
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("photos-\(moment)") }

  /// The n of the "+n" on the last visible photo; 0 if all are visible.
  public var hiddenPhotoCount: Int { max(0, photos.count - MomentRow.maximumShownPhotos) }
}
