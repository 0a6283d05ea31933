public import UIKit

/// The height of a row.
public enum ListItemSize: Hashable, Sendable {
  /// The height from the row's constraints at its width.
  case automatic
  /// A fixed height in points, independent of the content.
  ///
  /// Faster, because nothing is measured.
  case fixed(height: CGFloat)
}
