import Foundation

extension DrawCommand {
  /// Whether the step may change pixels, rather than only how later ones do.
  var isPainting: Bool {
    switch self {
    case .save, .restore, .concatenate, .clipRect, .clipRoundedRect, .clipPath, .blendMode,
      .antialias,
      .beginGroup, .beginFade, .beginMoved, .keepInside, .keepBelow:
      false
    default: true
    }
  }
}
