package import CoreGraphics
package import Foundation

/// How the new image of a layer replaces the old one.
package enum TransitionMotion: Hashable, Sendable {
  /// The new image appears through the old one.
  case fade
  /// Both slide away from an edge.
  case push(from: CGVector)
  /// The new image slides in from an edge.
  case moveIn(from: CGVector)
  /// The old image slides away from an edge.
  case reveal(from: CGVector)
  /// The layer flips, with the old image on one side and the new one on the other: about its
  /// vertical center line if it is sideways.
  case flip(isSideways: Bool)
}

/// The image a layer changes from.
package struct LayerFade {
  package var from: CGImage
  /// Where the image was, in the layer's coordinates.
  package var rect: CGRect
  /// How much of the way to the new image is done, from 0 to 1.
  package var progress: CGFloat
  package var motion = TransitionMotion.fade

  /// One of the two images, where it is by now.
  struct Side {
    var isOld: Bool
    /// From its place in the layer to where it is.
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
  }

  /// The images that are seen of a layer with some bounds, from back to front; none for a plain
  /// fade, which is no matter of places.
  func sides(of bounds: CGRect) -> [Side] {
    let done = min(max(progress, 0), 1)
    func slid(_ edge: CGVector, by part: CGFloat) -> CGAffineTransform {
      CGAffineTransform(
        translationX: edge.dx * bounds.width * part,
        y: edge.dy * bounds.height * part
      )
    }
    switch motion {
    case .fade: return []
    case .push(let edge):
      return [
        Side(isOld: true, transform: slid(edge, by: -done), alpha: 1 - done),
        Side(isOld: false, transform: slid(edge, by: 1 - done), alpha: done),
      ]
    case .moveIn(let edge):
      return [
        Side(isOld: true), Side(isOld: false, transform: slid(edge, by: 1 - done), alpha: done),
      ]
    case .reveal(let edge):
      return [
        Side(isOld: false), Side(isOld: true, transform: slid(edge, by: -done), alpha: 1 - done),
      ]
    case .flip(let isSideways):
      // Seen without perspective, what turns is as narrow as the cosine of the angle.
      let width = cos(done * .pi)
      // On its edge the layer is a line that covers no pixel.
      guard abs(width) > 0.001 else { return [] }
      let turned = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        .scaledBy(x: isSideways ? abs(width) : 1, y: isSideways ? 1 : abs(width))
        .translatedBy(x: -bounds.midX, y: -bounds.midY)
      return [Side(isOld: width > 0, transform: turned)]
    }
  }

  /// The area of the images, of which the new one covers `rect`.
  func reach(of rect: CGRect, bounds: CGRect) -> CGRect {
    sides(of: bounds).reduce(rect.union(self.rect)) {
      $0.union(($1.isOld ? self.rect : rect).applying($1.transform))
    }
  }
}
