/// Why the offset, the insets or the content size of a scroll view are being set.
///
/// All of them are set through properties that subclasses override, which cannot be passed a
/// reason.
enum OffsetCause {
  /// The program sets them: an offset ends the motion in progress, a smaller content moves to its
  /// resting position.
  case program
  /// A motion, a list or an inset moves the content; a motion in progress continues.
  case motion
  /// A list or a zoom sets the content size that it computed; it moves the content itself.
  case contentSize
  /// The safe area follows the navigation bar, which follows the content: this must not move.
  case bar
  /// A refresh control reserves or releases its space, and animates the content itself.
  case refreshControl
}

extension UIScrollView {
  /// Makes changes for a reason other than that the program sets something.
  final func withOffsetCause(_ cause: OffsetCause, _ changes: () -> Void) {
    let outer = offsetCause
    offsetCause = cause
    changes()
    offsetCause = outer
  }
}
