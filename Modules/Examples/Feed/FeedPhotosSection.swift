import Foundations
import ListModel
import UIKit

final class FeedPhotosSection: ListSectionController<FeedPost> {
  @RowBuilder override func rows(for post: FeedPost) -> [AnyRow] {
    if !post.photos.isEmpty { GridRow({ FeedPhotoView() }, post.photos, columns: 3, rows: 3) }
  }
}
