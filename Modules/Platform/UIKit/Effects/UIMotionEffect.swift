public import Foundation

/// Changes values of a view with the angle at which the viewer looks at the screen.
///
/// Subclasses say which values. The angle is the host's to report; a desktop's is never another
/// than straight ahead, where effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  /// An effect.
  public override init() { super.init() }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// What is added to values of a view, by their key paths; nil for nothing.
  ///
  /// - Parameter viewerOffset: How far the viewer looks from the side and from above or below, from
  ///   -1 to 1 each.
  /// - Returns: The values, each of the kind that its key path has.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// The effect itself: nothing of it changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
