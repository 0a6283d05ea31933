public import Foundation

/// Applies several effects to a view as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects whose values are merged; nil for none.
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
