public import Foundation

/// An abstract class of effects that change properties of a view with the viewer offset.
///
/// Subclasses return the values. The host reports the viewer offset; on a desktop it is always
/// zero, and effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  /// Makes an effect.
  public override init() { super.init() }

  /// Returns nil: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the values to add to properties of the view, by key path; nil for none.
  ///
  /// - Parameter viewerOffset: The offset of the viewer, from -1 to 1 in both directions.
  /// - Returns: The relative values, each of the type of its property.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// Returns the effect itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
