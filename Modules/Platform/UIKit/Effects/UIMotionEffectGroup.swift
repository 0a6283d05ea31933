public import Foundation

/// A group of motion effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The motion effects.
  open var motionEffects: [UIMotionEffect]?

  /// Merges the values of all effects; for the same key path the last one is used.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      all.merge(values) { $1 }
    }
    return all.isEmpty ? nil : all
  }
}
