public import UIKit

/// The height of a row.
public enum ListItemSize: Hashable, Sendable {
  /// The height that the row's constraints give at its width.
  case automatic
  /// A number of points, whatever the content.
  ///
  /// Faster, because nothing is measured.
  case fixed(height: CGFloat)
}
