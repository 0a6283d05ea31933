public import MomentsContracts
public import UIKit

/// Lets the reader choose photos: a file dialog on a desktop, the photo library on a phone.
///
/// The app provides one; without one the sheet has no button for photos.
public protocol PhotoPicking {
  /// Asks the reader for photos.
  ///
  /// - Parameters:
  ///   - limit: The number of photos there is space for; further ones are left out with a message.
  ///   - controller: The sheet, to present something over.
  /// - Returns: The photos in the order in which they were chosen; none if the reader cancelled.
  /// - Throws: The reason why the photos are not available.
  func pickPhotos(
    upTo limit: Int,
    over controller: UIViewController
  ) async throws(PhotoProblem) -> [PickedPhoto]
}
