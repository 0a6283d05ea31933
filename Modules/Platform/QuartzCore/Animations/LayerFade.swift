package import CoreGraphics
package import Foundation

/// How the new image of a layer replaces the old one.
package enum TransitionMotion: Hashable, Sendable {
  /// The new image fades in over the old one.
  case fade
  /// Both images slide away from an edge.
  case push(from: CGVector)
  /// The new image slides in from an edge.
  case moveIn(from: CGVector)
  /// The old image slides away from an edge.
  case reveal(from: CGVector)
  /// The layer flips, with the old image on one side and the new one on the other.
  ///
  /// It rotates about its vertical center line if `isSideways`; the left or upper edge comes
  /// forward, or the opposite one if `isBackwards`.
  case flip(isSideways: Bool, isBackwards: Bool)
}

/// The image that a layer fades from.
package struct LayerFade {
  package var from: CGImage
  /// The frame of the image, in the layer's coordinates.
  package var rect: CGRect
  /// The progress of the transition, from 0 to 1.
  package var progress: CGFloat
  package var motion = TransitionMotion.fade

  /// Whether the whole layer flips.
  var isFlip: Bool {
    if case .flip = motion { return true }
    return false
  }

  /// One of the two images of the transition, with its current transform.
  struct Side {
    var isOld: Bool
    /// The transform from the layer's coordinates to the current position.
    var transform = CGAffineTransform.identity
    /// The projection of an image that is rotated in space.
    var turn: PlaneMap?
    var alpha: CGFloat = 1
  }

  /// The distance of the eye from a flipping layer, in multiples of the rotating side.
  ///
  /// The edge in front appears a quarter longer when the layer is edge-on.
  private static let flipDistance: CGFloat = 2.5

  /// The visible images of a layer with the given bounds, from back to front; empty for a plain
  /// fade, which moves nothing.
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
    case .flip(let isSideways, let isBackwards):
      let isOld = done < 0.5
      // Edge-on the layer is a line that covers no pixel.
      guard abs(done - 0.5) > 0.0005 else { return [] }
      var angle = (isOld ? done : done - 1) * .pi
      // About the vertical axis the left edge comes forward, about the horizontal one the lower
      // edge.
      if isBackwards == isSideways { angle = -angle }
      let distance = Self.flipDistance * max(isSideways ? bounds.width : bounds.height, 1)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / distance
      var turned = CATransform3DRotate(eye, angle, isSideways ? 0 : 1, isSideways ? 1 : 0, 0)
      turned = CATransform3DTranslate(turned, -bounds.midX, -bounds.midY, 0)
      turned = CATransform3DConcat(
        turned,
        CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
      )
      return [Side(isOld: isOld, turn: PlaneMap(turned))]
    }
  }

  /// The area covered by the images, if the new one covers `rect`.
  func reach(of rect: CGRect, bounds: CGRect) -> CGRect {
    sides(of: bounds).reduce(rect.union(self.rect)) {
      let whole = $1.isOld ? self.rect : rect
      guard let turn = $1.turn else { return $0.union(whole.applying($1.transform)) }
      return $0.union(turn.map(whole).insetBy(dx: -1, dy: -1))
    }
  }
}
