public import MomentsContracts
public import UIKit

/// Lets the reader choose photos: a file dialog on a desktop, the photo library on a phone.
///
/// The app brings one along; without one the sheet has no button for photos.
public protocol PhotoPicking {
  /// Asks the reader for photos.
  ///
  /// - Parameters:
  ///   - limit: How many there is room for; more may come, and are left out with a message.
  ///   - controller: The sheet, to present something over.
  /// - Returns: The photos in the order in which they were chosen; none where the reader thought
  ///   better of it.
  /// - Throws: Whatever kept the photos away; its `localizedDescription` is shown.
  func pickPhotos(upTo limit: Int, over controller: UIViewController) async throws -> [PickedPhoto]
}
