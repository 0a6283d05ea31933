import Foundations
import UIKit

/// A photo in transition between its tile and its page.
///
/// It is a separate image over the window: cropped as the tile at one end, whole at the other. Tile
/// and page are empty during the transition.
@MainActor final class PhotoFlight {
  /// The frame of a photo, and its visible part.
  struct Geometry: Equatable {
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

  /// Adds a photo over a window.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - geometry: Its initial frame.
  ///   - tile: The tile that is empty until the transition ends.
  ///   - window: The window.
  init(
    _ image: UIImage,
    from geometry: Geometry,
    leaving tile: AsyncImageView?,
    over window: UIWindow
  ) {
    self.tile = tile
    tile?.isAway = true
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    box.accessibilityElementsHidden = true
    box.accessibilityIdentifier = "photos.flight"
    imageView.image = image
    box.addSubview(imageView)
    window.addSubview(box)
    UIView.performWithoutAnimation { move(to: geometry) }
  }

  /// Moves the photo to another frame; animated inside an animation block.
  func move(to geometry: Geometry) {
    box.frame = geometry.frame
    box.layer.cornerRadius = geometry.cornerRadius
    imageView.frame = geometry.imageFrame
  }

  /// The current frame of the photo.
  var geometry: Geometry {
    let outer = box.layer.presentation()?.frame ?? box.frame
    let inner = imageView.layer.presentation()?.frame ?? imageView.frame
    let radius = box.layer.presentation()?.cornerRadius ?? box.layer.cornerRadius
    guard inner.width > 0, inner.height > 0 else { return Geometry(frame: outer) }
    return Geometry(
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

  /// Removes the photo from the window.
  func end() {
    box.removeFromSuperview()
    tile?.isAway = false
  }
}

extension AsyncImageView {
  /// The frame of a tile's photo, and its crop.
  var flightGeometry: PhotoFlight.Geometry {
    PhotoFlight.Geometry(
      frame: convert(bounds, to: nil),
      part: shownPart,
      cornerRadius: layer.cornerRadius
    )
  }
}
