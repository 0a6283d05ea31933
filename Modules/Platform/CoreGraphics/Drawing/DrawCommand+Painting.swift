import Foundation

extension DrawCommand {
  /// Whether the command may change pixels, rather than only the state for later ones.
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
