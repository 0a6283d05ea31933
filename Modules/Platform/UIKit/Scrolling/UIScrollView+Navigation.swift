internal import Foundation

extension UIScrollView {
  /// Whether the view is what a controller under a navigation bar shows: then the bar's height is always added at the top.
  final var isContentOfNavigation: Bool { false }
}
