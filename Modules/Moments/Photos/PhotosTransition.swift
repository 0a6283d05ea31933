import Foundations
import UIKit

/// The tile that a photo comes from and returns to.
@MainActor final class PhotosTransition {
  private let tile: (_ index: Int) -> AsyncImageView?
  private var flight: PhotoFlight?
  /// The tile that is empty while its photo is dragged.
  private weak var emptyTile: AsyncImageView?

  /// The duration of the transition, in seconds.
  private static let duration: TimeInterval = 0.35

  /// Makes a transition; `tile` finds the tile of a photo, if it is visible.
  init(tile: @escaping (_ index: Int) -> AsyncImageView?) {
    self.tile = tile
  }

  /// The tile at the other end of the transition: none if Reduce Motion is on.
  private func target(_ index: Int) -> AsyncImageView? {
    UIAccessibility.isReduceMotionEnabled ? nil : tile(index)
  }

  /// Animates a photo from its tile to its page, which is empty during the animation.
  ///
  /// - Returns: Whether it is animated; if not, nothing changed.
  func flyIn(
    _ index: Int,
    to page: PhotoPageView?,
    in pager: UIView,
    alongside: @escaping () -> Void
  ) -> Bool {
    guard let page, let window = page.window, let tile = target(index), let image = tile.image
    else { return false }
    page.showMeanwhile(image)
    guard let geometry = page.flightGeometry else { return false }
    let flight = PhotoFlight(image, from: tile.flightGeometry, leaving: tile, over: window)
    self.flight = flight
    pager.alpha = 0
    fly(flight, to: geometry, alongside) { [weak self, weak pager] in
      guard let self, self.flight === flight else { return }
      pager?.alpha = 1
      end()
    }
    return true
  }

  /// Animates a photo from its current frame, on its page or in transition, to its tile.
  ///
  /// `completion` is called when it has arrived.
  ///
  /// - Returns: Whether it is animated; if not, nothing changed.
  func flyOut(
    _ index: Int,
    from page: PhotoPageView?,
    in pager: UIView,
    alongside: @escaping () -> Void,
    completion: @escaping () -> Void
  ) -> Bool {
    let geometry = flight?.geometry ?? page?.flightGeometry
    end()
    guard let page, let geometry, let window = page.window, let image = page.image,
      let tile = target(index)
    else {
      pager.alpha = 1
      return false
    }
    let flight = PhotoFlight(image, from: geometry, leaving: tile, over: window)
    self.flight = flight
    pager.alpha = 0
    fly(flight, to: tile.flightGeometry, alongside) { [weak self] in
      self?.end()
      completion()
    }
    return true
  }

  private func fly(
    _ flight: PhotoFlight,
    to geometry: PhotoFlight.Geometry,
    _ alongside: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        flight.move(to: geometry)
        alongside()
      },
      completion: { _ in completion() }
    )
  }

  /// The reader starts dragging the photo: its tile is empty.
  func beginDrag(of index: Int) {
    emptyTile = tile(index)
    emptyTile?.isAway = true
  }

  /// The drag ended; the photo is back in its initial frame.
  func endDrag() {
    emptyTile?.isAway = false
    emptyTile = nil
  }

  /// Removes the photo in transition, and shows the tiles again.
  func end() {
    flight?.end()
    flight = nil
    endDrag()
  }
}
