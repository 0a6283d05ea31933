import Foundations
import UIKit

/// A photo on its way from its tile to its page, or back.
///
/// It is an image of its own over the window: at the tile's end as the tile crops it, at the
/// page's whole. What it flies from and to is empty meanwhile.
@MainActor final class PhotoFlight {
  /// Where a photo is, and how much of it shows.
  struct Place: Equatable {
    /// In the coordinates of the window.
    var frame: CGRect
    /// The part of the photo that fills the frame, in its unit square.
    var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    var cornerRadius: CGFloat = 0

    /// The frame of the whole photo, of which the part shows.
    var imageFrame: CGRect {
      let width = frame.width / max(part.width, 0.001)
      let height = frame.height / max(part.height, 0.001)
      return CGRect(x: -part.minX * width, y: -part.minY * height, width: width, height: height)
    }
  }

  private let box = UIView()
  private let imageView = UIImageView()
  private weak var tile: AsyncImageView?

  /// Puts a photo over a window.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - place: Where it is at first.
  ///   - tile: What stays empty until the flight ends.
  ///   - window: What it flies over.
  init(_ image: UIImage, from place: Place, leaving tile: AsyncImageView?, over window: UIWindow) {
    self.tile = tile
    tile?.isAway = true
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    box.accessibilityElementsHidden = true
    box.accessibilityIdentifier = "photos.flight"
    imageView.image = image
    box.addSubview(imageView)
    window.addSubview(box)
    UIView.performWithoutAnimation { move(to: place) }
  }

  /// Puts the photo elsewhere; in an animation, it flies there.
  func move(to place: Place) {
    box.frame = place.frame
    box.layer.cornerRadius = place.cornerRadius
    imageView.frame = place.imageFrame
  }

  /// Where the photo is at this moment.
  var place: Place {
    let outer = box.layer.presentation()?.frame ?? box.frame
    let inner = imageView.layer.presentation()?.frame ?? imageView.frame
    let radius = box.layer.presentation()?.cornerRadius ?? box.layer.cornerRadius
    guard inner.width > 0, inner.height > 0 else { return Place(frame: outer) }
    return Place(
      frame: outer,
      part: CGRect(
        x: -inner.minX / inner.width,
        y: -inner.minY / inner.height,
        width: outer.width / inner.width,
        height: outer.height / inner.height
      ),
      cornerRadius: radius
    )
  }

  /// Takes the photo off the window: it has arrived, or need not any more.
  func end() {
    box.removeFromSuperview()
    tile?.isAway = false
  }
}

extension AsyncImageView {
  /// Where the photo of a tile is, and how the tile crops it.
  var flightPlace: PhotoFlight.Place {
    PhotoFlight.Place(
      frame: convert(bounds, to: nil),
      part: shownPart,
      cornerRadius: layer.cornerRadius
    )
  }
}
