import CoreGraphics
import Foundation

extension CALayer {
  /// The picture that the layer fades from, nil but in a copy that shows a fade.
  final var fade: LayerFade? {
    get { rare?.fade }
    set { rareForWriting.fade = newValue }
  }

  /// The layer's present picture and where it is in its coordinates, for a transition to start from.
  final func snapshotForTransition() -> (CGImage?, CGRect) {
    (nil, .zero)
  }
}
